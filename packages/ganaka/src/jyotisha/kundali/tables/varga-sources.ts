/** The source of the rule of each varga in BPHS 6, with its content in a sentence. */
import type { GistId, Source } from '../../../rules/source.ts';
import type { VargaId } from '../chart/varga.ts';

const verse = (at: string, gist: GistId): Source => ({ confidence: 'read-in-text', work: 'BPHS', at, gist });
const practice = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });

export const VARGA_SOURCES: Readonly<Record<VargaId, Source>> = {
  D1: practice('varga_sources.rashi_itself'),
  D2: verse('6.5-6.6', 'varga_sources.odd_rashi_first_sun_half'),
  D3: verse('6.7-6.8', 'varga_sources.rashi_itself_fifth_ninth'),
  D4: verse('6.9', 'varga_sources.rashi_itself_fourth_seventh_tenth'),
  D7: verse('6.10', 'varga_sources.odd_rashi_counted_itself_even'),
  D9: verse('6.12', 'varga_sources.movable_rashi_itself_fixed_ninth'),
  D10: verse('6.13', 'varga_sources.odd_rashi_itself_even_ninth'),
  D12: verse('6.15', 'varga_sources.counted_rashi_itself'),
  D16: verse('6.16', 'varga_sources.movable_mesha_fixed_simha_dual'),
  D20: verse('6.17', 'varga_sources.movable_mesha_fixed_dhanu_dual'),
  D24: verse('6.22-6.23', 'varga_sources.odd_simha_even_karka'),
  D27: verse('6.24-6.26', 'varga_sources.fire_mesha_earth_karka_air'),
  D30: verse('6.27-6.28', 'varga_sources.odd_mars_5_saturn_5'),
  D40: verse('6.29', 'varga_sources.odd_mesha_even_tula'),
  D45: verse('6.31', 'varga_sources.movable_mesha_fixed_simha_dual'),
  D60: verse('6.33', 'varga_sources.twice_degrees_twelve_counted_rashi'),
};

export const ALL_VARGAS_SOURCE: Source = verse('6.5-6.33', 'varga_sources.sixteen_divisions_rashi');

/** Rules in use besides that of the verse. */
export const OTHER_RULES = {
  uma_shambhu: practice('varga_sources.halves_run_through_zodiac_twice'),
  parivritti: practice('varga_sources.thirds_run_through_zodiac_three'),
  jagannatha: practice('varga_sources.thirds_begin_movable_rashi_trine'),
  somanatha: practice('varga_sources.thirds_odd_rashis_run_forwards'),
} as const;
