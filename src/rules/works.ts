/** The books we cite, each in the edition that was read. */
export interface Work {
  readonly title: string;
  readonly recension: string;
}

export const WORKS = {
  MC: { title: 'Muhurta Chintamani', recension: 'e-text' },
  DS: { title: 'Dharmasindhu', recension: 'e-text' },
  NS: { title: 'Nirnayasindhu', recension: 'Kamalakara Bhatta; Nirnaya Sagara, 5th edition 1949' },
  JN: { title: 'Jyotirnibandha', recension: 'Shivaraja; Anandashrama 1919' },
  PD: { title: 'Phaladeepika', recension: 'Mantreshvara' },
  JS: { title: 'Jaimini Sutras', recension: 'print of 1913' },
  BPHS: { title: 'Brihat Parashara Hora Shastra', recension: '97-chapter recension' },
  JP: { title: 'Jataka Parijata', recension: 'Vaidyanatha Dikshita; e-text' },
  SV: { title: 'Saravali', recension: 'Kalyanavarman; Nirnaya Sagara 1907' },
  KM: { title: 'Kalamadhava', recension: 'Madhava; e-text' },
  SS: { title: 'Surya-siddhanta', recension: 'verse numbers of Burgess 1860' },
  SD: { title: 'Samskaradipaka', recension: 'Nityananda Parvatiya; part 1, VS 1989' },
  VP: { title: 'Vivahapatala', recension: 'e-text' },
} as const satisfies Record<string, Work>;

export type WorkId = keyof typeof WORKS;
