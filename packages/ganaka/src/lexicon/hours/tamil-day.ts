/**
 * The short lists of the Tamil daily sheet: the three ways in which a nakshatra looks (nokku), the four yogas of weekday
 * and nakshatra, the foods taken before going towards the thorn (parigaram), and the names of its parts. Their confidence (`rules/source.ts`) is
 * `secondary`.
 */
export const NOKKU = [
  { number: 1, id: 'mel', sanskrit: 'urdhvamukha' },
  { number: 2, id: 'keezh', sanskrit: 'adhomukha' },
  { number: 3, id: 'sama', sanskrit: 'tiryanmukha' },
] as const;

export const TAMIL_YOGA = [
  { number: 1, id: 'amirta' },
  { number: 2, id: 'siddha' },
  { number: 3, id: 'marana' },
  { number: 4, id: 'prabalarishta' },
] as const;

export const PARIGARAM = [
  { number: 1, id: 'curd' },
  { number: 2, id: 'oil' },
  { number: 3, id: 'jaggery' },
  { number: 4, id: 'milk' },
] as const;

/** What the parts of the sheet are called. */
export const SOUTHERN_TERM = [
  { id: 'southern_day' },
  { id: 'gowri' },
  { id: 'nalla_neram' },
  { id: 'kari_naal' },
  { id: 'nokku' },
  { id: 'tamil_yoga' },
  { id: 'chandrashtama' },
  { id: 'soolam' },
  { id: 'parigaram' },
  { id: 'tamil_ritu' },
] as const;
