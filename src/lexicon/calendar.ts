/** The calendars of the land, and the eras they count by. */
export const CALENDAR = [
  { id: 'bikram' },
  { id: 'tamil' },
  { id: 'kollam' },
  { id: 'bangla' },
  { id: 'bangladesh' },
  { id: 'odia' },
  { id: 'assam' },
  { id: 'punjab' },
  { id: 'nanakshahi' },
  { id: 'nanakshahi-amended' },
  { id: 'shaka' },
  { id: 'lunar' },
] as const;

export const CALENDAR_ERA = [
  { id: 'vikrama' },
  { id: 'shaka' },
  { id: 'kollam' },
  { id: 'bangabda' },
  { id: 'amli' },
  { id: 'bhaskarabda' },
  { id: 'nanakshahi' },
] as const;
