/**
 * The fields that the contract names, for every payload: `a {b c[] {d}}` is a.b, a.c[].d; `*` is every graha. Written from the contract, not from replies.
 */
export const FESTIVAL_IDS = [
  'deepavali',
  'dhanteras',
  'narakachaturdashi',
  'govardhan',
  'bhaidooj',
  'holi',
  'shivaratri',
  'janmashtami',
  'rakshabandhan',
  'upakarma',
  'ramnavami',
  'ganeshchaturthi',
  'navaratri',
  'chaitra-navaratri',
  'ashadha-navaratri',
  'magha-navaratri',
  'makarsankranti',
  'meshasankranti',
  'karkasankranti',
  'matsya-jayanti',
  'lakshmi-panchami',
  'vasant-panchami',
  'kamada-ekadashi',
  'akshaya-tritiya',
  'parshuram-jayanti',
  'vat-savitri',
  'guru-purnima',
];

const POSITION = 'longitude rashi {number name} amsha nakshatra {number name pada lord}';
const SNAPSHOT = `
  place {name lat lon tz zone} instant {date jd ahargana local iso basis sunrise}
  tithi {number name paksha class fraction elongation start end transitions[] {number name start end}}
  tithi_nirnaya {sunrise_tithi candidates[] {tithi touches} viddha decided {tithi rule citation}}
  nakshatra {number name pada lord fraction start end transitions[] {number name start end}}
  yoga {number name fraction start end transitions[]} karana {number name kind remaining_degrees start end transitions[]}
  weekday {number name lord} paksha months {amanta {number name adhika kshaya} purnimanta {number name adhika kshaya} purnima_date solar {number name rashi day}}
  eras {kalpa yuga vikram shaka kali yudhishthira parashurama vikram_kartikadi new_year {vikram shaka} national {year month {number name} day}}
  samvatsara {barhaspatya {number name rule} chandra {number name rule} paitamaha {number name rule}}
  rise_set {sunrise sunset next_sunrise solar_noon moonrise moonset moon_transit dinamana {hours ghati} ratrimana {hours ghati}}
  sankranti {rashi amsha amsha_to_next daily_motion gati last {rashi at nirnaya {date punya_kala citation}} next {rashi at nirnaya {date punya_kala citation}} ritu ayana}
  shastra_kala {purvahna madhyahna aparahna sayahna sangava pratah kutapa dvitiya_prahara pradosha nishitha mahanisha arunodaya din_ritu}
  muhurta {abhijit {start end tyajya} brahma godhuli rahu_kala gulika_kala yamaganda day[] {number name start end prahara} night[] {number name start end prahara} durmuhurta[] {start end} kulika[] ardhayama[] vijaya pratah_sandhya sayam_sandhya varjyam[] amrita_kala[]}
  hora {day[] {number lord start end} night[] {number lord start end}} chaughadiya {day[] {number name quality start end} night[] {number name quality start end}}
  bhadra {windows[] {start end kind sthana on_earth tyajya mukha puccha citation}}
  vasa {agni {place chakra effect citation} shiva {place effect citation} disha_shula {direction} yogini {direction}}
  special_yogas {sarvartha_siddhi[] {start end citation} amrita_siddhi[] ravi_yoga[] krakaca[]}
  sankalpa {mukhya {text text_hi} ganapati {text text_hi} kshetra}
  grahas {* {${POSITION} latitude gati gati_ashtadha {id name citation} retrograde daily_motion dignity visibility combust dagdha avastha {baladi jagradadi} house}}
  lagna {${POSITION}} madhyahna_lagna {${POSITION}} yuddha[] {grahas separation winner citation} asta {upcoming[] {graha event at} nishedha[]} grahana {near[]}
  purana {notes[] {citation}} badhaka {notes[] {citation}} display {hi} observances[] {id kind name because citation window} gandamula {present windows[] kind citation} panchaka {present windows[] kind citation}
`;
const DAY_ROW = `
  date weekday {number name} sunrise sunset next_sunrise moonrise moonset paksha months {amanta purnimanta solar} tithi[] {number name start end} nakshatra[] yoga[] karana[] sun {rashi nakshatra} moon {rashi[] {number name start end}} kalas {rahu_kala gulika_kala yamaganda abhijit brahma} bhadra[] {start end} special_yogas[] {id start end} festivals[] {id name} parvas[] {id name} badhaka[] {id} notes[]
`;
const FESTIVAL =
  'id name year date sunrise_date occurrences[] observances[] {name date window} tithi rule decided_by[] citation alternatives[]';

const ALL = ['vedic', 'surya', 'chitrapaksha'];
const BIRTH = 'date=1990-05-17&time=06:30';
const PAIR = 'boy_date=1990-05-17&boy_time=06:30&girl_date=1992-02-03&girl_time=22:15';

interface Named {
  readonly path: string;
  readonly query: string;
  /** Key of the payload; empty for the whole reply. */
  readonly payload: string;
  readonly fields: string;
  readonly families?: readonly string[];
}

/** One row for each payload and each way of asking it. */
export const CONTRACT: readonly Named[] = [
  { path: '/v1/{family}/panchanga', query: 'date=2026-11-14', payload: 'panchanga', fields: SNAPSHOT },
  { path: '/v1/{family}/panchanga', query: 'date=2026-03-03', payload: 'panchanga', fields: SNAPSHOT },
  { path: '/v1/{family}/panchanga', query: 'date=2024-08-26', payload: 'panchanga', fields: SNAPSHOT },
  { path: '/v1/{family}/panchanga', query: 'date=2026-06-01', payload: 'panchanga', fields: SNAPSHOT },
  { path: '/v1/{family}/panchanga', query: 'date=2025-10-20', payload: 'panchanga', fields: SNAPSHOT },
  {
    path: '/v1/{family}/panchanga',
    query: 'date=2026-11-14',
    payload: 'panchanga',
    fields: 'surya {madhyama sphuta triprashna yuti udayasta shringonnati pata bhugola}',
    families: ['surya'],
  },
  {
    path: '/v1/{family}/panchanga',
    query:
      'date=2026-11-14&blocks=tarabala,chandrabala,lagnas,anandadi,panchaka_rahita,padas,nakshatra&janma_nakshatra=4&janma_rashi=2',
    payload: 'panchanga',
    fields:
      'tarabala {spans[] {start end good[]} yours {number name good}} chandrabala {spans[] {start end good[]} yours {number name good}} lagnas[] {rashi start end} anandadi panchaka_rahita padas nakshatra {padas[] {pada start end}}',
  },
  {
    path: '/v1/{family}/panchanga',
    query: 'date=2026-11-14&blocks=southern_day',
    payload: 'panchanga',
    fields:
      'southern_day {gowri {day[] {number name good start end} night[] {number name good start end} reading} nalla_neram[] {start end reading} kari_naal {value citation} nokku {id name} tamil_yoga[] {id name start end disputed} chandrashtama {rashi nakshatras[] reading} soolam {direction parigaram until} ritu {id name}}',
  },
  {
    path: '/v1/{family}/kundali',
    query: BIRTH,
    payload: 'kundali',
    fields: `instant {jd_ut} ayanamsa_degrees lagna {${POSITION}} mc {${POSITION}} grahas {* {${POSITION} latitude gati gati_ashtadha {id name citation} retrograde combust dagdha daily_motion house dignity avastha {baladi jagradadi}}} houses[] {number rashi lord occupants[]}`,
  },
  {
    path: '/v1/{family}/kundali',
    query: BIRTH,
    payload: 'kundali',
    fields: 'instant {jd_tt delta_t} ayanamsa_mean_degrees node positions',
    families: ['vedic', 'chitrapaksha'],
  },
  {
    path: '/v1/{family}/divisional',
    query: `${BIRTH}&chart=D9`,
    payload: 'divisional',
    fields: 'chart lagna {rashi {number name}} grahas {* {rashi {number name} house}}',
  },
  {
    path: '/v1/{family}/divisionals',
    query: BIRTH,
    payload: 'divisionals',
    fields:
      'charts {D1 {lagna {rashi {number}} grahas {* {rashi house}}} D60 D2 D3 D4 D7 D9 D10 D12 D16 D20 D24 D27 D30 D40 D45}',
  },
  {
    path: '/v1/{family}/varga-tulana',
    query: BIRTH,
    payload: 'varga_tulana',
    fields: 'grid {lagna {D1 D60} surya {D1 D60}}',
  },
  { path: '/v1/{family}/chandra-kundali', query: BIRTH, payload: 'chandra_kundali', fields: 'from grahas {* {house}}' },
  { path: '/v1/{family}/surya-kundali', query: BIRTH, payload: 'surya_kundali', fields: 'from grahas {* {house}}' },
  {
    path: '/v1/{family}/dashas',
    query: BIRTH,
    payload: 'dashas',
    fields:
      'balance {lord years months days} maha[] {lord start end antar[] {lord start end pratyantara[] {lord start end}}}',
  },
  {
    path: '/v1/{family}/yogini-dashas',
    query: BIRTH,
    payload: 'yogini_dashas',
    fields:
      'balance {yogini {number name} lord years months days} maha[] {yogini {number name} lord start end antar[] {lord start end}}',
  },
  {
    path: '/v1/{family}/dasha-phala',
    query: BIRTH,
    payload: 'dasha_phala',
    fields: 'periods[] {maha antar start end facts {dignity house lordship lordships maitri}}',
  },
  {
    path: '/v1/{family}/yogini-phala',
    query: BIRTH,
    payload: 'yogini_phala',
    fields: 'periods[] {maha antar start end facts {dignity house lordship lordships maitri}}',
  },
  {
    path: '/v1/{family}/dasha-timeline',
    query: BIRTH,
    payload: 'dasha_timeline',
    fields: 'now {maha antar pratyantara} slices {one_year three_years five_years} changes[]',
  },
  {
    path: '/v1/{family}/bhava-chalit',
    query: BIRTH,
    payload: 'bhava_chalit',
    fields: 'houses[] {number start madhya end} grahas {surya {house strength}}',
  },
  {
    path: '/v1/{family}/graha-drishti',
    query: BIRTH,
    payload: 'graha_drishti',
    fields: 'grahas {surya {aspects[] {house rashi grahas[]} strength}}',
  },
  { path: '/v1/{family}/maitri', query: BIRTH, payload: 'maitri', fields: 'natural temporary panchadha' },
  {
    path: '/v1/{family}/transits',
    query: BIRTH,
    payload: 'transits',
    fields: 'on grahas {* {house_from_lagna house_from_moon}}',
  },
  {
    path: '/v1/{family}/gochara-report',
    query: BIRTH,
    payload: 'gochara_report',
    fields: 'grahas {* {house_from_lagna house_from_moon}} ingresses[] {graha rashi at retrograde} bindus {bav sav}',
  },
  {
    path: '/v1/{family}/shadbala',
    query: BIRTH,
    payload: 'shadbala',
    fields:
      'rules grahas {* {sthana {total uchcha saptavargaja ojayugma kendra drekkana} dig kala {total natonnata paksha tribhaga abda masa vara hora ayana yuddha} cheshta naisargika drik total rupas required {raman parashara} ratio rank ishta kashta ishta_other kashta_other}} parts_citation',
  },
  {
    path: '/v1/{family}/ashtakavarga',
    query: BIRTH,
    payload: 'ashtakavarga',
    fields: 'bav {surya lagna} sav shodhana {trikona ekadhipatya} shodhya_pinda {surya {rashi graha total}}',
  },
  {
    path: '/v1/{family}/jaimini',
    query: BIRTH,
    payload: 'jaimini',
    fields:
      'chara_karakas[] {karaka graha} chara_karakas_7[] karakamsha {rashi} arudha {A1 {number name} A12} rashi_drishti',
  },
  {
    path: '/v1/{family}/dosha/manglik',
    query: BIRTH,
    payload: 'manglik',
    fields: 'dosha dosha_with_2nd houses_from {lagna moon venus} bhanga[] effective line',
  },
  {
    path: '/v1/{family}/dosha/kaal-sarpa',
    query: BIRTH,
    payload: 'kaal_sarpa',
    fields: 'present type house direction by_sign',
  },
  {
    path: '/v1/{family}/sade-sati',
    query: BIRTH,
    payload: 'sade_sati',
    fields: 'active phase periods[] {phase start end} dhaiya[] saturn',
  },
  {
    path: '/v1/{family}/varshaphal',
    query: `${BIRTH}&year=2026`,
    payload: 'varshaphal',
    fields:
      'year return_at lagna grahas muntha {rashi house} varshesha candidates[] mudda_dashas[] {lord start end} harsha_bala {surya shani}',
  },
  {
    path: '/v1/{family}/varsha-pravesh',
    query: 'year=2026',
    payload: 'varsha_pravesh',
    fields: 'mesha {at lagna grahas} chaitra {at} samvatsara',
  },
  {
    path: '/v1/{family}/avakahada',
    query: BIRTH,
    payload: 'avakahada',
    fields: 'varna vashya yoni gana nadi nakshatra pada rashi rashi_lord paya {nakshatra rashi} nama_akshara tattva',
  },
  {
    path: '/v1/{family}/janma-vivaran',
    query: BIRTH,
    payload: 'janma_vivaran',
    fields: 'tithi nakshatra yoga karana weekday',
  },
  {
    path: '/v1/{family}/match/ashtakoot',
    query: PAIR,
    payload: 'ashtakoot',
    fields:
      'koots {varna {obtained max boy girl citation bhanga[]} vashya tara yoni graha_maitri gana bhakoot nadi {obtained max citation bhanga[]}} total total_effective max band {label citation} nadi_raw nadi_effective boy {moon_rashi nakshatra {number name pada} gana nadi yoni} girl {moon_rashi nakshatra {number name pada} gana nadi yoni} line',
  },
  {
    path: '/v1/{family}/match/manglik',
    query: PAIR,
    payload: 'match_manglik',
    fields: 'boy {dosha dosha_with_2nd houses_from} girl {dosha dosha_with_2nd houses_from} pair_bhanga verdict',
  },
  { path: '/v1/{family}/festivals/holi', query: 'year=2026', payload: 'festival', fields: 'holika_dahan' },
  {
    path: '/v1/{family}/festivals/sankranti',
    query: 'year=2026',
    payload: 'festival',
    fields: 'sankrantis[] {rashi {number name} at date}',
  },
  { path: '/v1/{family}/festivals/upakarma', query: 'year=2026', payload: 'festival', fields: 'rigveda samaveda' },
  { path: '/v1/{family}/festivals/vat-savitri', query: 'year=2026', payload: 'festival', fields: 'vat_purnima' },
  {
    path: '/v1/parva-mool',
    query: 'year=2026&engine=drik',
    payload: 'parva_mool',
    fields: 'festivals[] {id date name} parvas[] {id date}',
  },
  {
    path: '/v1/parva-mool',
    query: 'year=2026&engine=surya',
    payload: 'parva_mool',
    fields: 'festivals[] {id date name} parvas[] {id date}',
  },
  {
    path: '/v1/parva-mool',
    query: 'year=2026&engine=chitrapaksha',
    payload: 'parva_mool',
    fields: 'festivals[] {id date name} parvas[] {id date}',
  },
  {
    path: '/v1/{family}/grahan',
    query: 'year=2026',
    payload: 'grahan',
    fields: 'eclipses[] {kind type date greatest greatest_tt delta_t magnitude gamma visible local sutak}',
  },
  {
    path: '/v1/{family}/grahan',
    query: 'year=2027',
    payload: 'grahan',
    fields:
      'eclipses[] {kind type date greatest magnitude visible local {start maximum end magnitude obscuration altitude} sutak {start end}}',
  },
  {
    path: '/v1/{family}/yogas',
    query: BIRTH,
    payload: 'yogas',
    fields:
      'list[] {id present effective citation bhanga[] variant makers} variants[] nabhasa {overridden_by[]} summary',
  },
  {
    path: '/v1/{family}/bhava-phala',
    query: BIRTH,
    payload: 'bhava_phala',
    fields: 'houses[] {lord {graha house dignity combust avastha bala_ratio}}',
  },
  {
    path: '/v1/{family}/career-report',
    query: BIRTH,
    payload: 'career_report',
    fields: 'rests_on subjects[] {kind id facts measures[]} capacity line',
  },
  {
    path: '/v1/{family}/wealth-report',
    query: BIRTH,
    payload: 'wealth_report',
    fields: 'rests_on subjects[] {kind id facts measures[]} capacity line',
  },
  {
    path: '/v1/{family}/marriage-report',
    query: BIRTH,
    payload: 'marriage_report',
    fields: 'rests_on subjects[] {kind id facts measures[]} capacity line',
  },
  {
    path: '/v1/{family}/health-report',
    query: BIRTH,
    payload: 'health_report',
    fields: 'rests_on subjects[] {kind id facts measures[]} capacity line',
  },
  {
    path: '/v1/{family}/education-report',
    query: BIRTH,
    payload: 'education_report',
    fields: 'rests_on subjects[] {kind id facts measures[]} capacity line',
  },
  {
    path: '/v1/{family}/children-report',
    query: BIRTH,
    payload: 'children_report',
    fields: 'rests_on subjects[] {kind id facts measures[]} capacity line',
  },
  {
    path: '/v1/{family}/kundali/full',
    query: BIRTH,
    payload: 'kundali_full',
    fields:
      'kundali bhava_chalit divisionals varga_tulana maitri graha_drishti avakahada dashas yogini_dashas yogas manglik kaal_sarpa sade_sati shadbala ashtakavarga jaimini graha_garima bhava_phala',
  },
  { path: '/v1/{family}/arishta', query: BIRTH, payload: 'arishta', fields: 'raw effective line' },
  {
    path: '/v1/{family}/ashtakavarga-phala',
    query: BIRTH,
    payload: 'ashtakavarga_phala',
    fields: 'relative {eleventh_over_tenth {holds a b}}',
  },
  { path: '/v1/{family}/graha-saransh', query: BIRTH, payload: 'graha_saransh', fields: 'grahas' },
  { path: '/v1/{family}/bhava-saransh', query: BIRTH, payload: 'bhava_saransh', fields: 'houses[]' },
  {
    path: '/v1/{family}/karya-muhurta',
    query: 'karya=yatra&days=3',
    payload: '',
    fields:
      'catalog summary days[] {date verdict verdicts windows[] directions {east south west north {verdict clauses[]}}}',
  },
  {
    path: '/v1/{family}/karya-muhurta',
    query: 'karya=griha_pravesha&days=3',
    payload: '',
    fields:
      'days[] {verdict verdict_of checked[] not_checked[] kinds {nava {verdict verdicts score windows clauses} jirna {verdict}}}',
  },
  {
    path: '/v1/{family}/vivaha-milan',
    query: 'date=2026-11-26',
    payload: 'vivaha_milan',
    fields:
      'verdict verdicts windows panchanga tri_bala lagna_shuddhi {lagnas[] {houses}} latta doshas godhuli clauses[]',
  },
  {
    path: '/v1/{family}/vivaha-milan',
    query: 'date=2026-11-26&days=3',
    payload: 'vivaha_milan',
    fields: 'days[] {date verdict verdicts windows clauses doshas}',
  },
  {
    path: '/v1/panchanga/range',
    query: 'from=2026-11-01&to=2026-11-12&engine=drik',
    payload: 'range',
    fields: `from to count days[] {${DAY_ROW}}`,
  },
  {
    path: '/v1/panchanga/month',
    query: 'month=2026-11&engine=drik',
    payload: 'month',
    fields: 'month lunar_months[] {number name adhika start end} samvat {vikram shaka} samvatsara counts weeks[]',
  },
  {
    path: '/v1/panchanga-kala',
    query: 'date=2026-11-14&engine=drik',
    payload: 'panchanga_kala',
    fields: 'from to days[] {date sunrise next_sunrise windows[] {id name kind quality start end citation}}',
  },
  {
    path: '/v1/panchanga-varsha-drik',
    query: 'year=2026&days=0',
    payload: 'varsha',
    fields:
      'year start end samvat {vikram shaka kali} samvatsara {barhaspatya chandra} months[] {number name adhika kshaya start end purnima amavasya} sankrantis[] {rashi at} festivals[] parvas[] ekadashis[] eclipses[] asta[] {graha asta udaya} tithi_changes[] {date kind tithi}',
  },
  {
    path: '/v1/sanyoga',
    query: 'from=2026-11-01&to=2026-12-31&grahas=mangala,guru&engine=drik',
    payload: 'sanyoga',
    fields:
      'count events[] {grahas[] start exact[] {at separation_longitude separation_latitude} end rashi nakshatra retrograde[] yuddha winner}',
  },
  {
    path: '/v1/panchanga/range',
    query: 'from=2026-11-01&to=2026-11-12&engine=surya',
    payload: 'range',
    fields: `from to count days[] {${DAY_ROW}}`,
  },
  {
    path: '/v1/panchanga/month',
    query: 'month=2026-11&engine=surya',
    payload: 'month',
    fields: 'month lunar_months[] {number name adhika start end} samvat {vikram shaka} samvatsara counts weeks[]',
  },
  {
    path: '/v1/panchanga-kala',
    query: 'date=2026-11-14&engine=surya',
    payload: 'panchanga_kala',
    fields: 'from to days[] {date sunrise next_sunrise windows[] {id name kind quality start end citation}}',
  },
  {
    path: '/v1/panchanga-varsha-surya',
    query: 'year=2026&days=0',
    payload: 'varsha',
    fields:
      'year start end samvat {vikram shaka kali} samvatsara {barhaspatya chandra} months[] {number name adhika kshaya start end purnima amavasya} sankrantis[] {rashi at} festivals[] parvas[] ekadashis[] eclipses[] asta[] {graha asta udaya} tithi_changes[] {date kind tithi}',
  },
  {
    path: '/v1/sanyoga',
    query: 'from=2026-11-01&to=2026-12-31&grahas=mangala,guru&engine=surya',
    payload: 'sanyoga',
    fields:
      'count events[] {grahas[] start exact[] {at separation_longitude separation_latitude} end rashi nakshatra retrograde[] yuddha winner}',
  },
  {
    path: '/v1/panchanga/range',
    query: 'from=2026-11-01&to=2026-11-12&engine=chitrapaksha',
    payload: 'range',
    fields: `from to count days[] {${DAY_ROW}}`,
  },
  {
    path: '/v1/panchanga/month',
    query: 'month=2026-11&engine=chitrapaksha',
    payload: 'month',
    fields: 'month lunar_months[] {number name adhika start end} samvat {vikram shaka} samvatsara counts weeks[]',
  },
  {
    path: '/v1/panchanga-kala',
    query: 'date=2026-11-14&engine=chitrapaksha',
    payload: 'panchanga_kala',
    fields: 'from to days[] {date sunrise next_sunrise windows[] {id name kind quality start end citation}}',
  },
  {
    path: '/v1/panchanga-varsha-chitrapaksha',
    query: 'year=2026&days=0',
    payload: 'varsha',
    fields:
      'year start end samvat {vikram shaka kali} samvatsara {barhaspatya chandra} months[] {number name adhika kshaya start end purnima amavasya} sankrantis[] {rashi at} festivals[] parvas[] ekadashis[] eclipses[] asta[] {graha asta udaya} tithi_changes[] {date kind tithi}',
  },
  {
    path: '/v1/sanyoga',
    query: 'from=2026-11-01&to=2026-12-31&grahas=mangala,guru&engine=chitrapaksha',
    payload: 'sanyoga',
    fields:
      'count events[] {grahas[] start exact[] {at separation_longitude separation_latitude} end rashi nakshatra retrograde[] yuddha winner}',
  },
  {
    path: '/v1/{family}/kundali-pack',
    query: BIRTH,
    payload: 'kundali_pack',
    fields:
      'html natal urls {planets {url expires} dashas career_report wealth_report marriage_report health_report education_report children_report book_html book_pdf}',
    families: ['vedic'],
  },
  { path: '/v1/{family}/observances', query: 'date=2026-11-08', payload: 'panchanga', fields: 'observances[]' },
  {
    path: '/v1/{family}/tithi-anniversary',
    query: `${BIRTH}&kind=janma&years=3`,
    payload: 'tithi_anniversary',
    fields: 'kind masa paksha tithi dates[] {year date because citation alternatives[] notes[]}',
  },
  {
    path: '/v1/{family}/tithi-anniversary',
    query: `${BIRTH}&kind=star&calendar=kollam&years=3`,
    payload: 'tithi_anniversary',
    fields: 'kind calendar solar_month nakshatra dates[] {year date because citation alternatives[] notes[]}',
  },
  {
    path: '/v1/{family}/tithi-anniversary',
    query: `${BIRTH}&kind=star_shraddha&calendar=tamil&years=3`,
    payload: 'tithi_anniversary',
    fields: 'kind calendar solar_month nakshatra dates[] {year date because citation alternatives[] notes[]}',
  },
  {
    path: '/v1/ss-mean',
    query: 'date=2026-11-14',
    payload: 'mean',
    fields: 'grahas {* {longitude daily_motion apsis node sighrocca}}',
  },
  {
    path: '/v1/ss-sphuta',
    query: 'date=2026-11-14',
    payload: 'sphuta',
    fields:
      'ayanamsa grahas {* {longitude latitude declination daily_motion motion_by_text {value differs citation} gati retrograde gati_ashtadha {id name citation} manda_motion node_distance steps[] {kind kendra bhujajya epicycle phala karna longitude}}}',
  },
  {
    path: '/v1/ss-ganaka',
    query: 'date=2026-11-14',
    payload: 'ganaka',
    fields: 'jd ahargana ahargana_creation weekday {number name} working {adhimasa tithis kshayaha ahargana}',
  },
  {
    path: '/v1/ss-ganita',
    query: 'date=2026-11-14',
    payload: 'ganita',
    fields:
      'synodic_days {mangala shani} mean_lengths {tithi_minutes lunation_minutes sidereal_month_minutes yogachakra_minutes}',
  },
  {
    path: '/v1/ss-triprashna',
    query: 'date=2026-11-14',
    payload: 'triprashna',
    fields: 'akshajya lambajya palabha cara_asu rising_asu',
  },
  {
    path: '/v1/ss-bhugola',
    query: 'date=2026-11-14',
    payload: 'bhugola',
    fields: 'circumference_at_place desantara_yojana orbits {chandra surya mangala chandra_pata nakshatra brahmanda}',
  },
  {
    path: '/v1/ss-nakshatra-yuti',
    query: 'date=2026-11-14',
    payload: 'nakshatra_yuti',
    fields: 'yogataras[] {number name dhruvaka vikshepa}',
  },
  {
    path: '/v1/ss-grahana',
    query: 'year=2026',
    payload: 'grahana',
    fields:
      'eclipses[] {kind type greatest magnitude sun_longitude sun_diameter moon_diameter shadow_diameter moon_latitude grasa half_duration_nadi {first second}}',
  },
  ...FESTIVAL_IDS.map((id) => ({
    path: `/v1/{family}/festivals/${id}`,
    query: 'year=2026',
    payload: 'festival',
    fields: FESTIVAL,
  })),
];

/** The addresses of a row, under every engine it is for. */
export const urlsOf = ({ path, query, families = ALL }: Named): string[] =>
  (path.includes('{family}') ? families.map((each) => path.replace('{family}', each)) : [path]).map(
    (each) => `${each}?${query}`,
  );
