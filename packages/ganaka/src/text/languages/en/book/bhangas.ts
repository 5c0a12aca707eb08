/** Cancellations of a yoga or a dosha, in English. Other languages have the same keys. */
export const bhangas = {
  moon_in_kendra: 'the Moon in a kendra',
  moon_joined: 'a graha with the Moon',
  grahas_in_kendra_from_moon: 'a graha in 4, 7 or 10 from the Moon',
  jupiter_sees_moon_or_venus_in_kendra: 'the Moon or Venus in a kendra, seen by Jupiter',
  moon_with_benefic_seen_by_jupiter: 'the Moon with a benefic, joined or seen by Jupiter',
  moon_great_friend_or_exalted_seen_by_jupiter: 'the Moon exalted or with a great friend, seen by Jupiter',
  seen_by_mercury: 'Mercury sees Mars and Saturn',
  not_seen_by_saturn: 'Saturn does not see the Sun',
  benefic_conjunction: 'Mars with a benefic',
  benefic_aspect: 'Mars seen by a benefic',
  sign_exception: 'by the rashi of Mars, in practice',
} as const;
