/** The content of the rules, in our own sentences: the general decisions for each tithi. */
export const nirnayaGists = {
  'tithi_nirnaya.sunrise_sunset_pure': 'From sunrise to sunset it is pure.',
  'tithi_nirnaya.less_two_muhurtas_before_sunset':
    'With less than two muhurtas before sunset of the earlier day, the later.',
  'tithi_nirnaya.bright_first_amavasya_if_reaches':
    'For worship and vratas the bright first with amavasya if it reaches aparahna, else with the second; a fast takes it with amavasya.',
  'tithi_nirnaya.dark_first_always_taken_second':
    'The dark first is taken with the second; a fast takes it on the earlier day.',
  'tithi_nirnaya.bright_second_taken_third': 'The bright second is taken with the third.',
  'tithi_nirnaya.dark_second_earlier_day_if':
    'The dark second on the earlier day if it comes before midday, else with the third.',
  'tithi_nirnaya.third_later_day_earlier_if':
    'Save for Rambha and Gauri the third on the later day; on the earlier if the second there, and the third on the later, have under three muhurtas.',
  'tithi_nirnaya.fasts_other_ganesha_fourth_taken':
    'For fasts other than those of Ganesha the fourth is taken with the fifth.',
  'tithi_nirnaya.fifth_taken_fourth_both_pakshas':
    'Save for a fast of Skanda and the nagas the fifth is taken with the fourth in both pakshas.',
  'tithi_nirnaya.save_skanda_sixth_seventh_less':
    'Save for Skanda the sixth with the seventh; with less than six muhurtas of the fifth the earlier day too.',
  'tithi_nirnaya.save_skanda_sixth_seventh': 'Save for Skanda the sixth with the seventh.',
  'tithi_nirnaya.seventh_always_taken_sixth_unless':
    'The seventh is always taken with the sixth, unless the sixth lasts until sunset.',
  'tithi_nirnaya.bright_eighth_taken_later_day': 'The bright eighth is taken on the later day.',
  'tithi_nirnaya.dark_eighth_taken_earlier_day':
    'The dark eighth is taken on the earlier day, save for the feast of Shiva and Shakti together.',
  'tithi_nirnaya.ninth_everywhere_taken_eighth': 'The ninth is everywhere taken with the eighth.',
  'tithi_nirnaya.twelfth_taken_eleventh': 'The twelfth is taken with the eleventh.',
  'tithi_nirnaya.bright_thirteenth_taken_earlier_day': 'The bright thirteenth is taken on the earlier day.',
  'tithi_nirnaya.dark_thirteenth_taken_later_day': 'The dark thirteenth is taken on the later day.',
  'tithi_nirnaya.bright_fourteenth_taken_later_day': 'The bright fourteenth is taken on the later day.',
  'tithi_nirnaya.dark_fourteenth_taken_earlier_day': 'The dark fourteenth is taken on the earlier day.',
  'tithi_nirnaya.purnima_amavasya_taken_later_day':
    'Purnima and amavasya are taken on the later day, save for the vrata of Savitri.',
  'tithi_nirnaya.eleventh_twelfth_run_past_sunrise':
    'Eleventh and twelfth run on past a sunrise: all fast on the later day.',
  'tithi_nirnaya.eleventh_alone_runs_householders_fast':
    'The eleventh alone runs on: householders fast on the earlier day.',
  'tithi_nirnaya.eleventh_holds_sunrise_twelfth_none':
    'The eleventh holds one sunrise, the twelfth none: householders fast on the earlier day.',
  'tithi_nirnaya.eleventh_free_tenth_sunrise_day':
    'The eleventh is free of the tenth at sunrise: that day is the fast.',
  'tithi_nirnaya.joined_tenth_twelfth_grows_twelfth': 'Joined with the tenth, and the twelfth grows: the twelfth.',
  'tithi_nirnaya.joined_tenth_neither_runs_own': 'Joined with the tenth, and neither runs on: its own day.',
  'tithi_nirnaya.eleventh_runs_past_second_sunrise': 'The eleventh runs on past a second sunrise: the later day.',
  'tithi_nirnaya.twelfth_runs_past_second_sunrise':
    'The twelfth runs on past a second sunrise: the fast is on the twelfth.',
  'tithi_nirnaya.tenth_reaches_into_arunodaya_twelfth': 'The tenth reaches into arunodaya: the twelfth.',
  'tithi_nirnaya.free_tenth_arunodaya_own_day': 'Free of the tenth in arunodaya: its own day.',
  'tithi_nirnaya.tithi_sunrise_counts_whole_bath': 'The tithi of sunrise counts as whole for bath, gift and japa.',
  'tithi_nirnaya.tenth_taken_ninth_if_cannot':
    'The tenth is taken with the ninth; if that cannot be had, with the eleventh.',
} as const;
