/** All festivals, in the order in which a day lists them. Made by builders/festival-lists.ts; a new id comes last, and lines may be moved. */
import type { Festival } from '../rule.ts';
import { akshayaTritiya } from './akshaya-tritiya.ts';
import { amavasya } from './amavasya.ts';
import { anantaChaturdashi } from './ananta-chaturdashi.ts';
import { ashadhaNavaratri } from './ashadha-navaratri.ts';
import { bhaidooj } from './bhaidooj.ts';
import { bhanuSaptami } from './bhanu-saptami.ts';
import { bhaumavatiAmavasya } from './bhaumavati-amavasya.ts';
import { bihu } from './bihu.ts';
import { buddhaAvatara } from './buddha-avatara.ts';
import { buddhaPurnima } from './buddha-purnima.ts';
import { budhashtami } from './budhashtami.ts';
import { chaitraNavaratri } from './chaitra-navaratri.ts';
import { chhath } from './chhath.ts';
import { dattatreyaJayanti } from './dattatreya-jayanti.ts';
import { deepavali } from './deepavali.ts';
import { devDeepavali } from './dev-deepavali.ts';
import { dhanteras } from './dhanteras.ts';
import { durgaPuja } from './durga-puja.ts';
import { ekadashi } from './ekadashi.ts';
import { gaiJatra } from './gai-jatra.ts';
import { ganeshchaturthi } from './ganeshchaturthi.ts';
import { gangaDashahara } from './ganga-dashahara.ts';
import { gauraParva } from './gaura-parva.ts';
import { ghodeJatra } from './ghode-jatra.ts';
import { govardhan } from './govardhan.ts';
import { guruNanakJayanti } from './guru-nanak-jayanti.ts';
import { guruPurnima } from './guru-purnima.ts';
import { gyalpoLosar } from './gyalpo-losar.ts';
import { hanumanJayanti } from './hanuman-jayanti.ts';
import { haritalika } from './haritalika.ts';
import { holi } from './holi.ts';
import { holikaDahana } from './holika-dahana.ts';
import { indraJatra } from './indra-jatra.ts';
import { janmashtami } from './janmashtami.ts';
import { jitiya } from './jitiya.ts';
import { kagTihar } from './kag-tihar.ts';
import { kalaBhairavaAshtami } from './kala-bhairava-ashtami.ts';
import { kalashtami } from './kalashtami.ts';
import { kalkiJayanti } from './kalki-jayanti.ts';
import { kamadaEkadashi } from './kamada-ekadashi.ts';
import { karakaChaturthi } from './karaka-chaturthi.ts';
import { karkasankranti } from './karkasankranti.ts';
import { karthigaiDeepam } from './karthigai-deepam.ts';
import { kojagara } from './kojagara.ts';
import { kukurTihar } from './kukur-tihar.ts';
import { kurmaJayanti } from './kurma-jayanti.ts';
import { lakshmiPanchami } from './lakshmi-panchami.ts';
import { lohri } from './lohri.ts';
import { maghaNavaratri } from './magha-navaratri.ts';
import { mahanavami } from './mahanavami.ts';
import { mahashtami } from './mahashtami.ts';
import { mahavirJayanti } from './mahavir-jayanti.ts';
import { makarsankranti } from './makarsankranti.ts';
import { masaShivaratri } from './masa-shivaratri.ts';
import { matsyaJayanti } from './matsya-jayanti.ts';
import { meshasankranti } from './meshasankranti.ts';
import { nagaPanchami } from './naga-panchami.ts';
import { narakachaturdashi } from './narakachaturdashi.ts';
import { narasimhaJayanti } from './narasimha-jayanti.ts';
import { navaratraDays } from './navaratra-days.ts';
import { navaratri } from './navaratri.ts';
import { nepaliNewYear } from './nepali-new-year.ts';
import { onam } from './onam.ts';
import { panaSankranti } from './pana-sankranti.ts';
import { parshuramJayanti } from './parshuram-jayanti.ts';
import { pitruPaksha } from './pitru-paksha.ts';
import { poilaBoishakh } from './poila-boishakh.ts';
import { pongal } from './pongal.ts';
import { pradosha } from './pradosha.ts';
import { purnima } from './purnima.ts';
import { puthandu } from './puthandu.ts';
import { rakshabandhan } from './rakshabandhan.ts';
import { ramnavami } from './ramnavami.ts';
import { rathaSaptami } from './ratha-saptami.ts';
import { rathaYatra } from './ratha-yatra.ts';
import { ravidasJayanti } from './ravidas-jayanti.ts';
import { rishiPanchami } from './rishi-panchami.ts';
import { sankashtiChaturthi } from './sankashti-chaturthi.ts';
import { sankranti } from './sankranti.ts';
import { shankaraJayanti } from './shankara-jayanti.ts';
import { shivaratri } from './shivaratri.ts';
import { somavatiAmavasya } from './somavati-amavasya.ts';
import { sonamLosar } from './sonam-losar.ts';
import { thaipusam } from './thaipusam.ts';
import { tulsiVivaha } from './tulsi-vivaha.ts';
import { ugadi } from './ugadi.ts';
import { upakarma } from './upakarma.ts';
import { vaisakhi } from './vaisakhi.ts';
import { vallabhaJayanti } from './vallabha-jayanti.ts';
import { valmikiJayanti } from './valmiki-jayanti.ts';
import { vamanaJayanti } from './vamana-jayanti.ts';
import { varahaJayanti } from './varaha-jayanti.ts';
import { vasantPanchami } from './vasant-panchami.ts';
import { vatPurnima } from './vat-purnima.ts';
import { vatSavitri } from './vat-savitri.ts';
import { vijayadashami } from './vijayadashami.ts';
import { vinayakaChaturthi } from './vinayaka-chaturthi.ts';
import { vishu } from './vishu.ts';

export const FESTIVALS: readonly Festival[] = [
  deepavali,
  dhanteras,
  narakachaturdashi,
  govardhan,
  bhaidooj,
  holi,
  shivaratri,
  janmashtami,
  rakshabandhan,
  upakarma,
  ramnavami,
  ganeshchaturthi,
  navaratri,
  chaitraNavaratri,
  ashadhaNavaratri,
  maghaNavaratri,
  makarsankranti,
  meshasankranti,
  karkasankranti,
  matsyaJayanti,
  lakshmiPanchami,
  vasantPanchami,
  kamadaEkadashi,
  akshayaTritiya,
  parshuramJayanti,
  vatSavitri,
  vatPurnima,
  guruPurnima,
  vinayakaChaturthi,
  pradosha,
  purnima,
  sankashtiChaturthi,
  kalashtami,
  masaShivaratri,
  amavasya,
  ekadashi,
  somavatiAmavasya,
  bhaumavatiAmavasya,
  bhanuSaptami,
  budhashtami,
  kurmaJayanti,
  narasimhaJayanti,
  kalkiJayanti,
  nagaPanchami,
  haritalika,
  varahaJayanti,
  rishiPanchami,
  vamanaJayanti,
  mahashtami,
  mahanavami,
  vijayadashami,
  buddhaAvatara,
  kojagara,
  karakaChaturthi,
  kalaBhairavaAshtami,
  rathaSaptami,
  hanumanJayanti,
  gangaDashahara,
  chhath,
  ugadi,
  tulsiVivaha,
  devDeepavali,
  anantaChaturdashi,
  rathaYatra,
  dattatreyaJayanti,
  buddhaPurnima,
  guruNanakJayanti,
  mahavirJayanti,
  shankaraJayanti,
  vallabhaJayanti,
  pongal,
  vishu,
  bihu,
  onam,
  puthandu,
  poilaBoishakh,
  vaisakhi,
  panaSankranti,
  karthigaiDeepam,
  durgaPuja,
  lohri,
  ...pitruPaksha,
  ...navaratraDays,
  sankranti,
  holikaDahana,
  gaiJatra,
  gauraParva,
  ghodeJatra,
  gyalpoLosar,
  indraJatra,
  jitiya,
  sonamLosar,
  kagTihar,
  kukurTihar,
  nepaliNewYear,
  ravidasJayanti,
  thaipusam,
  valmikiJayanti,
];
