/** The content of the rules, in our own sentences: matching. */
export const matchingGists = {
  'band.good_bhakoot_up_16_nindya':
    'With a good bhakoot: up to 16 nindya, to 20 madhyama, to 30 shreshtha, above uttamottama.',
  'band.bad_bhakoot_up_20_nindya':
    'With a bad bhakoot: up to 20 nindya, to 25 madhyama, to 30 shreshtha, above shreshthatara.',
  'band.twenty_gunas_madhyama_more_ati':
    'Twenty gunas madhyama, more ati-shubha, fewer ashubha; in the sum a bad bhakoot counts 4 with friendly lords, else 1.',
  'bhanga.both_signs_lord':
    'Both signs have one lord: the marriage is good; the Dharmasindhu gives the bhakoot four points.',
  'bhanga.lords_signs_friends_nadi_star':
    'The lords of the signs are friends, and nadi and star are pure; the Dharmasindhu gives the bhakoot four points.',
  'bhanga.tara_pure_sign_obeys_other':
    'The tara is pure and one sign obeys the other: allowed, which raises no points.',
  'bhanga.friendship_lords_destroys_bad_bhakoot':
    'Friendship of the lords destroys a bad bhakoot; the Dharmasindhu gives it four points.',
  'bhanga.good_bhakoot_destroys_enmity_lords':
    'A good bhakoot destroys the enmity of the lords, which raises no points.',
  'bhanga.friendship_sign_lords_two_navamsha':
    'Friendship of the sign lords, or of the two navamsha lords: no gana dosha, the full points.',
  'bhanga.sign_but_two_stars_no': 'One sign but two stars: no nadi and no gana dosha, the full points of both.',
  'bhanga.star_two_signs_no_nadi': 'One star in two signs: no nadi and no gana dosha, the full points of both.',
  'bhanga.star_different_quarters_auspicious': 'One star, different quarters: auspicious, which raises no points.',
  'bhanga.navamsha_lords_strong_friendly_nadi':
    'The navamsha lords are strong and friendly, and nadi and star are pure.',
  'bhanga.star_different_quarters_good_two':
    'One star in different quarters is good, and in two signs there is no koot dosha: the seven points of a good bhakoot.',
  'bhanga.shaunaka_friendship_grahas_destroys_enmity':
    'Shaunaka: friendship of the grahas destroys enmity of varga, yoni and gana, nri-dura and all the fruit of a bad koot; the verse gives no points.',
  'bhanga.jyotishchintamani_some_stars_no_nadi':
    'Jyotishchintamani: some stars have no nadi dosha; the work allows it for second marriages and mixed castes only, so it raises no points.',
  'bhanga.effective_points_by_verse':
    'Effective points: all of them where a verse says that there is no dosha, the Dharmasindhu’s number where it has one, else those obtained; the printed points are never raised.',
  'manglik.both_charts_yoga_cancelled': 'When both charts have it, the yoga is cancelled.',
  'manglik.same_yoga_counts_man_chart': 'The same yoga counts in a man’s chart as in a woman’s.',
  'bhakoot.signs_6_8_5_9': 'Signs 6/8, 5/9 and 2/12 from one another are bad; any other distance is happy.',
  'bhakoot.good_7_bad_friendly_lords':
    'Good 7, so too one star in two signs, which has no koot dosha; bad with friendly lords 4, otherwise 1; the same quarter of one star 0.',
  'bhakoot.good_7_bad_0_scoring': 'Good 7, bad 0: the scoring of modern programs.',
  'gana.same_gana_best_deva_manushya':
    'The same gana is best, deva with manushya middling, rakshasa with either of them bad.',
  'gana.same_gana_6_groom_deva':
    'Same gana 6; groom deva with bride manushya 6, the reverse 5; groom rakshasa with bride deva 1, the reverse 0; manushya with rakshasa 0.',
  'graha_maitri.friends_neutrals_enemies_seven_grahas':
    'Friends, neutrals and enemies of the seven grahas; the list agrees with BPHS 3.55.',
  'graha_maitri.lord_mutual_friends_5_friend':
    'One lord or mutual friends 5; friend and neutral 4; both neutral 3; friend and enemy 1; neutral and enemy ½; both enemies 0.',
  'koot.koot_guna_more_before_varna':
    'Each koot has one guna more than the one before it: varna 1 … nadi 8, 36 in all.',
  'nadi.stars_three_nadis_nadi_both': 'The stars in three nadis; one nadi for both is bad, the middle one most of all.',
  'nadi.different_nadis_8_nadi_none': 'Different nadis 8, one nadi none.',
  'tara.count_girl_star_boy_back':
    'Count from the girl’s star to the boy’s and back, by nines; a remainder of 3, 5 or 7 is bad.',
  'tara.good_both_ways_3_good': 'Good both ways 3, good one way 1½, good neither way 0.',
  'varna.signs_varna_bride_higher_varna': 'The signs by varna; a bride of higher varna than the groom is not praised.',
  'varna.same_varna_higher_groom_1': 'Same varna or higher groom 1, lower groom 0; some give half for the same varna.',
  'vashya.all_signs_but_simha_obey':
    'All signs but Simha obey the human signs, whose food the water signs are; all but Vrishchika obey Simha; the rest by common usage.',
  'vashya.points_five_classes_signs_dhanu':
    'Points by the five classes of signs, Dhanu and Makara split at 15 degrees.',
  'yoni.animals_stars_two_named_quarter':
    'The animals of the stars; the two named in one quarter of the verse are great enemies.',
  'yoni.great_enmity_0_enmity_1':
    'Great enmity 0, enmity 1, indifference 2, friendship 3, great friendship, the same animal, 4; which pairs lie between follows practice.',
  'gana.same_points_but_rakshasa_groom':
    'The same points, but a rakshasa groom has one with a deva or a manushya bride, where they have gunas besides.',
  'vashya.grades_2_1_0_jyotirnibandha':
    'The grades 2, 1, ½ and 0 of Jyotirnibandha, given to the pairs of classes by a table that several programs share.',
} as const;
