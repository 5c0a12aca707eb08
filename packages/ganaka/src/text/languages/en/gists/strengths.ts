/** What the rules of strengths, aspects, vargas, ashtakavarga and further readings of a chart say: nothing that the page of a birth cites. */
export const strengthGists = {
  'ashtakavarga.table_usually_printed_after_varahamihira':
    'The table usually printed after Varahamihira; it differs from BPHS 66 in three rows of the Moon’s and one of Shukra’s.',
  'ashtakavarga.places_graha_lagna_give_benefic': 'The places in which each graha and the lagna give a benefic point.',
  'ashtakavarga.trine_signs_least_taken_all': 'In each trine of signs the least is taken from all three.',
  'ashtakavarga.two_signs_lord_empty_reduced':
    'Of two signs of one lord the empty one is reduced to the occupied one’s lesser figure, or to nothing.',
  'ashtakavarga.reduced_points_times_figures_signs':
    'Reduced points times the figures of the signs and of the grahas in them.',
  'bhava.arcs_between_lagna_midheaven_cut':
    'The arcs between lagna and midheaven are cut in three; houses meet midway between their middles.',
  'bhava.graha_middle_house_gives_full':
    'A graha at the middle of a house gives its full effect, at the joint none, between them in proportion.',
  'drishti.all_look_fully_seventh_saturn':
    'All look fully at the seventh; Saturn also at 3 and 10, Jupiter at 5 and 9, Mars at 4 and 8.',
  'drishti.strength_look_degrees_between_two':
    'Strength of a look by the degrees between the two, with the special looks of Saturn, Mars and Jupiter.',
  'gati.motion_of_the_luminaries':
    'The mean motion corrected by the difference of the tabular sines at the kendra and the epicycle of the apsis; an approximation of the motion by the longitudes.',
  'gati.motion_of_the_five':
    'The motion corrected for the apsis, then by the share of the sighra’s motion that its hypotenuse exceeds the radius; what is negative is retrograde. An approximation of the motion by the longitudes.',
  'maitri.lords_4_2_12_5':
    'Lords of 4, 2, 12, 5, 9, 8 from the moolatrikona sign and of the exaltation sign are friends, the others enemies; both marks make a neutral.',
  'maitri.grahas_10_4_11_3':
    'Grahas in 10, 4, 11, 3, 2, 12 from each other are friends of the moment, the others enemies.',
  'maitri.both_friendly_great_friend_friend':
    'Both friendly great friend, friend and neutral friend, friend and enemy neutral, neutral and enemy enemy, both hostile great enemy.',
  'varshaphal.return_sun_muntha_rashi_year':
    'Return of the Sun; muntha one rashi a year from the natal lagna; the strongest of five office-bearers that looks at the year’s lagna is lord of the year.',
  'bala.third_degrees_deepest_fall': 'A third of the degrees from the deepest fall.',
  'bala.venus_moon_even_rashi_navamsha':
    'Venus and the Moon in even rashi and navamsha, the others in odd: a quarter for each.',
  'bala.sixty_kendra_thirty_panaphara_fifteen': 'Sixty in a kendra, thirty in a panaphara, fifteen in an apoklima.',
  'bala.male_grahas_first_third_rashi':
    'Male grahas in the first third of a rashi, neuter in the second, female in the last: fifteen.',
  'bala.third_degrees_fourth_sun_mars':
    'A third of the degrees from the fourth for Sun and Mars, seventh for Jupiter and Mercury, lagna for Saturn, tenth for Venus and the Moon.',
  'bala.hours_true_midnight_sun_jupiter':
    'By the hours from true midnight: Sun, Jupiter and Venus grow to noon, Moon, Mars and Saturn to midnight, Mercury has all of it always.',
  'bala.thirds_daylight_mercury_sun_saturn':
    'Thirds of daylight to Mercury, Sun and Saturn, of the night to Moon, Venus and Mars; Jupiter always.',
  'bala.fifteen_lord_year_thirty_month':
    'Fifteen to the lord of the year, thirty of the month, forty-five of the day, sixty of the hora.',
  'bala.sevenths_rupa_saturn_mars_mercury': 'Sevenths of a rupa: Saturn, Mars, Mercury, Jupiter, Venus, Moon, Sun.',
  'bala.direction_kind_rashi_looks_lord':
    'Direction by the kind of rashi, looks, the lord’s strength, a rupa more with Mercury or Jupiter and less with Saturn, Mars or Sun, a quarter as the rashi rises by day, twilight or night.',
  'bala.seven_vargas_45_30_22':
    'Seven vargas by 45, 30, 22.5, 15, 7.5, 3.75, 1.875; the verse has 20, 10, 4 and 2 for great friend, neutral, enemy and great enemy.',
  'bala.third_degrees_between_sun_moon':
    'A third of the degrees between Sun and Moon for the good, the rest of sixty for the others; Mercury by his company, the Moon’s doubled.',
  'bala.declination_degree_ecliptic_sun_doubled':
    'By the declination of the degree of the ecliptic, the Sun’s doubled.',
  'bala.third_degrees_between_sighrocca_middle':
    'A third of the degrees between sighrocca and the middle of mean and true place; Sun and Moon have theirs in ayana and paksha.',
  'bala.difference_place_direction_time_far':
    'The difference of place, direction and time as far as the hora, divided by the difference of the discs, goes from the loser to the victor.',
  'bala.quarter_looks_good_less_quarter':
    'A quarter of the looks of the good less a quarter of the others’, the special looks by an addition of 15, 30, 45.',
  'bala.square_root_exaltation_times_motion':
    'The square root of exaltation times motion, and of what each lacks of sixty.',
  'bala.seven_vargas_moolatrikona_45_own':
    'Seven vargas: moolatrikona 45, own 30, great friend 20, friend 15, neutral 10, enemy 4, great enemy 2.',
  'bala.third_degrees_between_sun_moon_moon':
    'A third of the degrees between Sun and Moon for Moon, Mercury, Venus and Jupiter, the rest of sixty for the others.',
  'bala.steps_45_33_12_sayana':
    'By the steps 45, 33 and 12 of the sayana bhuja: north for Sun, Mars, Jupiter, Venus, south for Saturn and Moon, either for Mercury.',
  'bala.third_degrees_between_sighrocca_middle_mean':
    'A third of the degrees between sighrocca and the middle of mean and true place; the Sun’s equals his ayana, the Moon’s her paksha.',
  'bala.difference_two_strengths_added_victor':
    'The difference of the two strengths is added to the victor and taken from the loser.',
  'bala.less_quarter_malefics_looks_plus':
    'Less a quarter of the malefics’ looks, plus a quarter of the benefics’, plus the looks of Mercury and Jupiter whole: here on top of their quarters.',
  'bala.strong_6_5_6_5': 'Strong with 6.5, 6, 5, 7, 6.5, 5.5 and 5 rupas, Sun to Saturn.',
  'bala.mean_exaltation_motion_rest_sixty': 'The mean of exaltation and motion, and the rest of sixty.',
  'bala.common_curve_mars_15_more':
    'The common curve; Mars 15 more at 4 and 8, Jupiter 30 more at 5 and 9, Saturn 45 more at 3 and 10.',
  'bala.sun_five_rupas_programs_verse':
    'The Sun five rupas, as programs have it; the verse says six and a half. The others as in the verse.',
  'bala.years_360_months_30_civil':
    'Years of 360 and months of 30 civil days from the creation; the lord of their first day.',
  'links.joined_lord_fifth': 'Joined with the lord of the fifth.',
  'links.joined_lord_ninth': 'Joined with the lord of the ninth.',
  'links.lord_kona_kendra': 'A lord of a kona in a kendra.',
  'links.lord_kendra_kona': 'A lord of a kendra in a kona.',
  'links.lord_sixth_eighth_twelfth_joined': 'A lord of the sixth, eighth or twelfth joined with a lord of a kona.',
  'links.lords_lagna_ninth_other_house': 'The lords of lagna and ninth in each other’s house.',
  'links.lords_lagna_tenth_other_house': 'The lords of lagna and tenth in each other’s house.',
  'links.third_sixth_eleventh_joined_lord': 'In the third, sixth or eleventh, joined with a lord of one of them.',
  'phala.lord_own_state_dasha_begins': 'The lord’s own state when his dasha begins.',
  'phala.greater_ishta_kashta_says_side': 'The greater of ishta and kashta says which side outweighs.',
  'phala.dasha_judged_lord_dignity_house':
    'A dasha is judged by its lord’s dignity and house and by the houses he owns.',
  'phala.lord_first_second_third_drekkana':
    'A lord in the first, second or third drekkana gives his result at the beginning, middle or end of the dasha; retrograde, the reverse.',
  'yogini.number_birth_star_plus_three':
    'The number of the birth star plus three, divided by eight: the remainder is the yogini, whose number is also her years.',
  'jaimini.degrees_gone_rashi_most_first':
    'By the degrees gone in the rashi, most first; seven grahas, or eight with Rahu, whose degrees are taken from thirty.',
  'jaimini.where_two_gone_equally_far':
    'Where two have gone equally far the next karaka falls away and the fixed one is read.',
  'jaimini.navamsha_rashi_atmakaraka_called_swamsha': 'The navamsha rashi of the atmakaraka, called swamsha as well.',
  'jaimini.far_beyond_lord_lord_house':
    'As far beyond the lord as the lord is from the house; in the house or its seventh, the tenth from there.',
  'jaimini.pada_twelfth_house': 'The pada of the house that attends the first, read as the twelfth.',
  'jaimini.movable_rashis_look_fixed_ones':
    'Movable rashis look at fixed ones and fixed at movable, but for the neighbour; dual ones at the other dual ones.',
  'jaimini.some_schools_give_vrishchika_ketu':
    'Some schools give Vrishchika to Ketu and Kumbha to Rahu as well as to Mars and Saturn; not followed, shown in addition.',
  'varga_sources.rashi_itself': 'The rashi itself.',
  'varga_sources.odd_rashi_first_sun_half': 'Odd rashi: first the Sun’s half, then the Moon’s; even rashi reversed.',
  'varga_sources.rashi_itself_fifth_ninth': 'The rashi itself, the fifth and the ninth.',
  'varga_sources.rashi_itself_fourth_seventh_tenth': 'The rashi itself, the fourth, seventh and tenth.',
  'varga_sources.odd_rashi_counted_itself_even': 'Odd rashi: counted from itself; even: from the seventh.',
  'varga_sources.movable_rashi_itself_fixed_ninth':
    'Movable rashi: from itself; fixed: from the ninth; dual: from the fifth.',
  'varga_sources.odd_rashi_itself_even_ninth': 'Odd rashi: from itself; even: from the ninth.',
  'varga_sources.counted_rashi_itself': 'Counted from the rashi itself.',
  'varga_sources.movable_mesha_fixed_simha_dual': 'Movable from Mesha, fixed from Simha, dual from Dhanu.',
  'varga_sources.movable_mesha_fixed_dhanu_dual': 'Movable from Mesha, fixed from Dhanu, dual from Simha.',
  'varga_sources.odd_simha_even_karka': 'Odd from Simha, even from Karka.',
  'varga_sources.fire_mesha_earth_karka_air': 'Fire from Mesha, earth from Karka, air from Tula, water from Makara.',
  'varga_sources.odd_mars_5_saturn_5': 'Odd: Mars 5, Saturn 5, Jupiter 8, Mercury 7, Venus 5 degrees; even reversed.',
  'varga_sources.odd_mesha_even_tula': 'Odd from Mesha, even from Tula.',
  'varga_sources.twice_degrees_twelve_counted_rashi': 'Twice the degrees, by twelve, counted from the rashi itself.',
  'varga_sources.sixteen_divisions_rashi': 'The sixteen divisions of a rashi.',
  'varga_sources.halves_run_through_zodiac_twice':
    'The halves run through the zodiac twice: odd rashis forwards, even ones with their halves exchanged.',
  'varga_sources.thirds_run_through_zodiac_three': 'The thirds run through the zodiac three times.',
  'varga_sources.thirds_begin_movable_rashi_trine': 'The thirds begin at the movable rashi of the trine.',
  'varga_sources.thirds_odd_rashis_run_forwards':
    'The thirds of odd rashis run forwards from Mesha, those of even ones backwards from Mina.',
} as const;
