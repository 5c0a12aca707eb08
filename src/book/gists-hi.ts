/** Sentences of sources, which replies give in English, in Hindi; those of yogas follow from their rules. */
export const GISTS_HI: Readonly<Record<string, string>> = {
  'A benefic stands with Mangala.': 'मंगल के साथ शुभ ग्रह है।',
  'A graha at the middle of a house gives its full effect, at the joint none, between them in proportion.':
    'भाव-मध्य पर ग्रह पूरा फल देता है, सन्धि पर कुछ नहीं, बीच में अनुपात से।',
  'A quarter of the looks of the good less a quarter of the others’, the special looks by an addition of 15, 30, 45.':
    'शुभ ग्रहों की दृष्टि का चतुर्थांश, शेष की दृष्टि का चतुर्थांश घटाकर; विशेष दृष्टि में 15, 30, 45 जोड़कर।',
  'A stone pleases the graha that is ill placed.': 'प्रतिकूल ग्रह रत्न से प्रसन्न होता है।',
  'A third of the degrees between Sun and Moon for Moon, Mercury, Venus and Jupiter, the rest of sixty for the others.':
    'सूर्य-चन्द्र के अन्तर के अंशों का तृतीयांश चन्द्र, बुध, शुक्र, गुरु का; साठ में से शेष अन्यों का।',
  'A third of the degrees between Sun and Moon for the good, the rest of sixty for the others; Mercury by his company, the Moon’s doubled.':
    'सूर्य-चन्द्र के अन्तर के अंशों का तृतीयांश शुभ ग्रहों का, साठ में से शेष अन्यों का; बुध का संगति से, चन्द्र का दुगुना।',
  'A third of the degrees between sighrocca and the middle of mean and true place; Sun and Moon have theirs in ayana and paksha.':
    'शीघ्रोच्च और मध्यम-स्पष्ट के मध्य के बीच के अंशों का तृतीयांश; सूर्य-चन्द्र का अयन और पक्ष में।',
  'A third of the degrees between sighrocca and the middle of mean and true place; the Sun’s equals his ayana, the Moon’s her paksha.':
    'शीघ्रोच्च और मध्यम-स्पष्ट के मध्य के बीच के अंशों का तृतीयांश; सूर्य का अयन बल, चन्द्र का पक्ष बल।',
  'A third of the degrees from the deepest fall.': 'परम नीच से अंशों का तृतीयांश।',
  'A third of the degrees from the fourth for Sun and Mars, seventh for Jupiter and Mercury, lagna for Saturn, tenth for Venus and the Moon.':
    'अंशों का तृतीयांश: सूर्य-मंगल का चतुर्थ से, गुरु-बुध का सप्तम से, शनि का लग्न से, शुक्र-चन्द्र का दशम से।',
  'All look fully at the seventh; Saturn also at 3 and 10, Jupiter at 5 and 9, Mars at 4 and 8.':
    'सब सप्तम को पूर्ण देखते हैं; शनि 3 और 10 को भी, गुरु 5 और 9 को, मंगल 4 और 8 को।',
  'All seven grahas within one half of the line of the nodes; twelve names by the house of Rahu.':
    'सातों ग्रह राहु-केतु रेखा के एक ओर; राहु के भाव से बारह नाम।',
  'As far beyond the lord as the lord is from the house; in the house or its seventh, the tenth from there.':
    'भाव से भावेश जितना दूर, भावेश से उतना आगे; वही भाव या उससे सप्तम आए तो वहाँ से दशम।',
  'Awake the result is full, dreaming middling, asleep none.': 'जाग्रत में फल पूर्ण, स्वप्न में मध्यम, सुषुप्ति में शून्य।',
  'Benefics in kendra or kona.': 'केन्द्र या कोण में शुभ ग्रह।',
  'Bindus of Jupiter’s own ashtakavarga in the fifth from him.': 'गुरु के अष्टकवर्ग में उससे पंचम के बिन्दु।',
  'Bindus of a graha in a rashi: eight strong, five to seven good, four mixed, one to three low, none nothing.':
    'राशि में ग्रह के बिन्दु: आठ बली, पाँच से सात उत्तम, चार मिश्र, एक से तीन अल्प, शून्य कुछ नहीं।',
  'Bindus of all together: above thirty good, twenty-five to thirty middling, fewer low.':
    'सर्व बिन्दु: तीस से अधिक उत्तम, पच्चीस से तीस मध्यम, कम अल्प।',
  'Both friendly great friend, friend and neutral friend, friend and enemy neutral, neutral and enemy enemy, both hostile great enemy.':
    'दोनों से मित्र अधिमित्र, मित्र और सम मित्र, मित्र और शत्रु सम, सम और शत्रु शत्रु, दोनों से शत्रु अधिशत्रु।',
  'By the declination of the degree of the ecliptic, the Sun’s doubled.': 'क्रान्तिवृत्त के अंश की क्रान्ति से, सूर्य का दुगुना।',
  'By the degrees gone in the rashi, most first; seven grahas, or eight with Rahu, whose degrees are taken from thirty.':
    'राशि में गत अंशों से, सर्वाधिक पहले; सात ग्रह, या राहु सहित आठ, जिसके अंश तीस में से घटाए जाते हैं।',
  'By the hours from true midnight: Sun, Jupiter and Venus grow to noon, Moon, Mars and Saturn to midnight, Mercury has all of it always.':
    'स्पष्ट मध्यरात्रि से: सूर्य, गुरु, शुक्र मध्याह्न तक बढ़ते हैं, चन्द्र, मंगल, शनि मध्यरात्रि तक; बुध का सदा पूर्ण।',
  'By the steps 45, 33 and 12 of the sayana bhuja: north for Sun, Mars, Jupiter, Venus, south for Saturn and Moon, either for Mercury.':
    'सायन भुज के 45, 33, 12 खण्डों से: सूर्य, मंगल, गुरु, शुक्र का उत्तर में, शनि-चन्द्र का दक्षिण में, बुध का दोनों में।',
  'Degrees from the Sun within which each is unseen, taken along the ecliptic.':
    'सूर्य से वे अंश जिनके भीतर ग्रह अदृश्य रहता है, क्रान्तिवृत्त पर लिए गए।',
  'Direction by the kind of rashi, looks, the lord’s strength, a rupa more with Mercury or Jupiter and less with Saturn, Mars or Sun, a quarter as the rashi rises by day, twilight or night.':
    'राशि-प्रकार से दिक्, दृष्टियाँ, भावेश का बल; बुध-गुरु से एक रूप अधिक, शनि, मंगल, सूर्य से कम; दिन, सन्ध्या या रात्रि में उदय से चतुर्थांश।',
  'Exalted gives the whole, moolatrikona three quarters, own half, a friend’s rashi a quarter, a neutral’s an eighth; fall, enemy’s rashi and combustion nothing.':
    'उच्च में पूरा, मूलत्रिकोण में पौन, स्वराशि में आधा, मित्र की राशि में चौथाई, सम की राशि में अष्टमांश; नीच, शत्रु राशि और अस्त में कुछ नहीं।',
  'Fifteen to the lord of the year, thirty of the month, forty-five of the day, sixty of the hora.':
    'वर्षेश का पन्द्रह, मासेश का तीस, वारेश का पैंतालीस, होरेश का साठ।',
  'For the sixth, eighth and twelfth malefics swell the matter and benefics waste it; their lord in his other own rashi gives that house’s matter.':
    '6, 8, 12 का विषय पाप ग्रहों से बढ़ता और शुभ ग्रहों से घटता है; उनका स्वामी अपनी दूसरी राशि में हो तो उसी भाव का विषय देता है।',
  'From Revati three nakshatras gold, three iron, twelve silver, nine copper.':
    'रेवती से तीन नक्षत्र स्वर्ण, तीन लोह, बारह रजत, नौ ताम्र।',
  'From the house to its lord and from his place onward.': 'भाव से भावेश तक, और उसके स्थान से आगे।',
  'Gifts that please each graha.': 'प्रत्येक ग्रह के प्रिय दान।',
  'Good, harsh and even grahas for each lagna, by the houses they own.':
    'प्रत्येक लग्न के शुभ, पाप और सम ग्रह, उनके भावों के स्वामित्व से।',
  'Grahas in 10, 4, 11, 3, 2, 12 from each other are friends of the moment, the others enemies.':
    'परस्पर 10, 4, 11, 3, 2, 12 में स्थित ग्रह तात्कालिक मित्र, शेष शत्रु।',
  'Image, mantra, repetitions, fuel, food and gift for each graha.':
    'प्रत्येक ग्रह की प्रतिमा, मन्त्र, जप, समिधा, भोजन और दक्षिणा।',
  'In each trine of signs the least is taken from all three.':
    'त्रिकोण की तीनों राशियों में से सबसे कम अंक तीनों से घटाया जाता है।',
  'Jupiter: wisdom.': 'गुरु: ज्ञान।',
  'Karaka of the fifth: Jupiter.': 'पंचम का कारक: गुरु।',
  'Karaka of the first: the Sun.': 'प्रथम का कारक: सूर्य।',
  'Karaka of the second and eleventh: Jupiter.': 'द्वितीय और एकादश का कारक: गुरु।',
  'Karaka of the seventh: Venus.': 'सप्तम का कारक: शुक्र।',
  'Karaka of the sixth: Mars.': 'षष्ठ का कारक: मंगल।',
  'Karaka of the tenth: Mercury.': 'दशम का कारक: बुध।',
  'Karakas of the sixth: Saturn and Mars.': 'षष्ठ के कारक: शनि और मंगल।',
  'Karakas of the tenth: Jupiter, Sun, Mercury, Saturn.': 'दशम के कारक: गुरु, सूर्य, बुध, शनि।',
  'Less a quarter of the malefics’ looks, plus a quarter of the benefics’, plus the looks of Mercury and Jupiter whole: here on top of their quarters.':
    'पाप ग्रहों की दृष्टि का चतुर्थांश घटाकर, शुभ ग्रहों का जोड़कर, और बुध-गुरु की दृष्टि पूरी: यहाँ उनके चतुर्थांश के ऊपर।',
  'Lords of 4, 2, 12, 5, 9, 8 from the moolatrikona sign and of the exaltation sign are friends, the others enemies; both marks make a neutral.':
    'मूलत्रिकोण राशि से 4, 2, 12, 5, 9, 8 के और उच्च राशि के स्वामी मित्र, शेष शत्रु; दोनों चिह्न हों तो सम।',
  'Lords of the konas give good.': 'कोणों के स्वामी शुभ देते हैं।',
  'Male grahas in the first third of a rashi, neuter in the second, female in the last: fifteen.':
    'राशि के प्रथम तृतीयांश में पुरुष ग्रह, द्वितीय में नपुंसक, अन्तिम में स्त्री ग्रह: पन्द्रह।',
  'Mangala in the 1st, 4th, 7th, 8th or 12th from the lagna, without the look or company of a benefic.':
    'लग्न से 1, 4, 7, 8 या 12 में मंगल, शुभ ग्रह की दृष्टि या युति के बिना।',
  'Mercury: learning and speech.': 'बुध: विद्या और वाणी।',
  'Moon in 1, 6, 11 from the lagna gold; 2, 5, 9 silver; 3, 7, 10 copper; 4, 8, 12 iron.':
    'लग्न से 1, 6, 11 में चन्द्र स्वर्ण; 2, 5, 9 में रजत; 3, 7, 10 में ताम्र; 4, 8, 12 में लोह।',
  'More bindus in the eleventh than in the tenth.': 'दशम से एकादश में अधिक बिन्दु।',
  'Movable rashis look at fixed ones and fixed at movable, but for the neighbour; dual ones at the other dual ones.':
    'चर राशियाँ स्थिर को और स्थिर चर को देखती हैं, पड़ोसी को छोड़कर; द्विस्वभाव अन्य द्विस्वभाव को।',
  'Names by the number of vargas that are exaltation, moolatrikona or own; combust, defeated or fallen grahas are said to break it.':
    'उच्च, मूलत्रिकोण या स्व वर्गों की संख्या से नाम; अस्त, पराजित या नीच ग्रह से भंग कहा गया है।',
  'Nine lords in three rounds of the stars; the part of the birth star that is gone is the part of the first dasha that is gone.':
    'नक्षत्रों की तीन आवृत्तियों में नौ स्वामी; जन्म-नक्षत्र का जितना भाग गत, प्रथम दशा का उतना भाग गत।',
  'Of sixty: exalted 60, moolatrikona 45, own 30, then 22, 15, 8, 4, 2 by friendship, fall none.':
    'साठ में: उच्च 60, मूलत्रिकोण 45, स्व 30, फिर मैत्री से 22, 15, 8, 4, 2; नीच में शून्य।',
  'Of two signs of one lord the empty one is reduced to the occupied one’s lesser figure, or to nothing.':
    'एक स्वामी की दो राशियों में से रिक्त राशि का अंक ग्रहयुक्त राशि के न्यून अंक तक, या शून्य तक घटाया जाता है।',
  'One syllable for each pada of the 27 nakshatras; a long vowel for a short one is no fault.':
    '27 नक्षत्रों के प्रत्येक चरण का एक अक्षर; ह्रस्व के स्थान पर दीर्घ स्वर में दोष नहीं।',
  'Plainer things that are worn to please a graha.': 'ग्रह की प्रसन्नता के लिए धारण की जाने वाली साधारण वस्तुएँ।',
  'Reduced points times the figures of the signs and of the grahas standing in them.':
    'शोधित बिन्दु, राशियों और उनमें स्थित ग्रहों के गुणकों से गुणित।',
  'Seven vargas by 45, 30, 22.5, 15, 7.5, 3.75, 1.875; the verse has 20, 10, 4 and 2 for great friend, neutral, enemy and great enemy.':
    'सप्तवर्ग में 45, 30, 22.5, 15, 7.5, 3.75, 1.875; श्लोक में अधिमित्र, सम, शत्रु, अधिशत्रु के 20, 10, 4, 2 हैं।',
  'Seven vargas: moolatrikona 45, own 30, great friend 20, friend 15, neutral 10, enemy 4, great enemy 2.':
    'सप्तवर्ग: मूलत्रिकोण 45, स्व 30, अधिमित्र 20, मित्र 15, सम 10, शत्रु 4, अधिशत्रु 2।',
  'Sevenths of a rupa: Saturn, Mars, Mercury, Jupiter, Venus, Moon, Sun.':
    'रूप के सप्तमांश: शनि, मंगल, बुध, गुरु, शुक्र, चन्द्र, सूर्य।',
  'Shani in the 12th, 1st and 2nd from the birth Moon; dhaiya in the 4th and 8th.':
    'जन्म-चन्द्र से 12, 1, 2 में शनि; 4 और 8 में ढैया।',
  'Sixty in a kendra, thirty in a panaphara, fifteen in an apoklima.': 'केन्द्र में साठ, पणफर में तीस, आपोक्लिम में पन्द्रह।',
  'Some schools give Vrishchika to Ketu and Kumbha to Rahu beside Mars and Saturn; not followed, shown beside.':
    'कुछ मतों में मंगल-शनि के साथ वृश्चिक केतु की और कुम्भ राहु की; यहाँ अनुसरण नहीं, साथ दिखाया है।',
  'Strength of a look by the degrees between the two, with the special looks of Saturn, Mars and Jupiter.':
    'दोनों के बीच के अंशों से दृष्टि का बल, शनि, मंगल, गुरु की विशेष दृष्टि सहित।',
  'Strong with 6.5, 6, 5, 7, 6.5, 5.5 and 5 rupas, Sun to Saturn.':
    'सूर्य से शनि तक 6.5, 6, 5, 7, 6.5, 5.5 और 5 रूप से बली।',
  'The 2nd house, and the count from Moon and Venus, as many programs have it.':
    'द्वितीय भाव, और चन्द्र-शुक्र से गणना, जैसा अनेक कार्यक्रमों में है।',
  'The Sun five rupas, as programs have it; the verse says six and a half. The others as in the verse.':
    'सूर्य के पाँच रूप, जैसा कार्यक्रमों में है; श्लोक में साढ़े छह। शेष श्लोक के अनुसार।',
  'The amatya karaka and work in high places.': 'अमात्यकारक और उच्च पद का कार्य।',
  'The arcs between lagna and midheaven are cut in three; houses meet midway between their middles.':
    'लग्न और दशम के बीच के चाप तीन भागों में; भाव-मध्यों के बीचोंबीच सन्धि।',
  'The common curve; Mars 15 more at 4 and 8, Jupiter 30 more at 5 and 9, Saturn 45 more at 3 and 10.':
    'सामान्य क्रम; मंगल का 4, 8 पर 15, गुरु का 5, 9 पर 30, शनि का 3, 10 पर 45 अधिक।',
  'The degrees of deepest exaltation.': 'परमोच्च के अंश।',
  'Exalted, moolatrikona, own or fallen by place; elsewhere by compound friendship with the lord of the rashi.':
    'स्थान से उच्च, मूलत्रिकोण, स्व या नीच; अन्यत्र राशीश से पञ्चधा मैत्री के अनुसार।',
  'The rashis with their lords.': 'राशियाँ और उनके स्वामी।',
  'Exaltation, moolatrikona and own rashi of the nodes.': 'राहु-केतु के उच्च, मूलत्रिकोण और स्वगृह।',
  'The degrees of moolatrikona and of the own rashi.': 'मूलत्रिकोण और स्वराशि के अंश।',
  'The difference of place, direction and time as far as the hora, divided by the difference of the discs, goes from the loser to the victor.':
    'स्थान, दिक् और होरा तक के काल बल का अन्तर, बिम्बों के अन्तर से भाजित, पराजित से विजेता को।',
  'The difference of the two strengths is added to the victor and taken from the loser.':
    'दोनों बलों का अन्तर विजेता में जोड़ा और पराजित से घटाया जाता है।',
  'The eleventh and its lord beside the tenth.': 'दशम के साथ एकादश और उसका स्वामी।',
  'The eleventh from the Sun.': 'सूर्य से एकादश।',
  'The eleventh: gain and growth.': 'एकादश: लाभ और वृद्धि।',
  'The fifth from Jupiter.': 'गुरु से पंचम।',
  'The fifth from the fifth.': 'पंचम से पंचम।',
  'The fifth: learning, intellect, mantra, children, office.': 'पंचम: विद्या, बुद्धि, मन्त्र, सन्तान, पद।',
  'The first: body, form, knowledge, nature.': 'प्रथम: शरीर, रूप, ज्ञान, स्वभाव।',
  'The five states by six degrees each: a quarter, a half, the whole, a little, nothing of the result.':
    'छह-छह अंशों की पाँच अवस्थाएँ: फल चौथाई, आधा, पूरा, अल्प, शून्य।',
  'The fixed karakas of the twelve houses.': 'बारह भावों के स्थिर कारक।',
  'The fourth house for schooling; the verse on its matters does not name learning.':
    'शिक्षा के लिए चतुर्थ भाव; उसके विषयों के श्लोक में विद्या नहीं है।',
  'The fourth part for fortune.': 'भाग्य के लिए चतुर्थांश।',
  'The hora for wealth.': 'धन के लिए होरा।',
  'The houses from the natal Moon in which each graha does good as it passes.':
    'जन्म-चन्द्र से वे भाव जिनमें गोचर का ग्रह शुभ है।',
  'The karaka of children among the movable ones.': 'चर कारकों में सन्तान का कारक।',
  'The karaka of the spouse among the movable ones.': 'चर कारकों में जीवनसाथी का कारक।',
  'The lord of the tenth from lagna, Moon and Sun, and the lord of the navamsha he stands in.':
    'लग्न, चन्द्र और सूर्य से दशमेश, और उसका नवांशेश।',
  'The lords of lagna and tenth together.': 'लग्नेश और दशमेश साथ।',
  'The lords of the ninth and tenth joined by one of four links.': 'नवमेश और दशमेश चार सम्बन्धों में से एक से जुड़े।',
  'The lords of the second, seventh and twelfth.': 'द्वितीय, सप्तम और द्वादश के स्वामी।',
  'The matters of the twelve houses.': 'बारह भावों के विषय।',
  'The mean of exaltation and motion, and the rest of sixty.': 'उच्च और चेष्टा का मध्यमान, और साठ में से शेष।',
  'The navamsha rashi of the atmakaraka, called swamsha as well.': 'आत्मकारक की नवांश राशि, जिसे स्वांश भी कहते हैं।',
  'The ninth part for the spouse.': 'जीवनसाथी के लिए नवांश।',
  'The number of the birth star plus three, divided by eight: the remainder is the yogini, whose number is also her years.':
    'जन्म-नक्षत्र की संख्या में तीन जोड़कर आठ से भाग: शेष योगिनी है, और उसकी संख्या उसके वर्ष।',
  'The pada of the twelfth house.': 'द्वादश भाव का पद।',
  'The places in which each graha and the lagna give a benefic point.': 'वे स्थान जिनमें प्रत्येक ग्रह और लग्न शुभ बिन्दु देते हैं।',
  'The rashi chart for the body.': 'शरीर के लिए राशि-चक्र।',
  'The rows of that chapter by their number, each with what undoes it.':
    'उस अध्याय के योग अपनी संख्या से, प्रत्येक अपने भंग सहित।',
  'The rows of wealth of that chapter.': 'उस अध्याय के धन-योग।',
  'The same is said from the Moon.': 'यही चन्द्र से भी कहा गया है।',
  'The second beside the seventh.': 'सप्तम के साथ द्वितीय।',
  'The second from the Moon.': 'चन्द्र से द्वितीय।',
  'The second house and learning.': 'द्वितीय भाव और विद्या।',
  'The second: wealth, grain, family.': 'द्वितीय: धन, धान्य, कुटुम्ब।',
  'The seventh from Venus.': 'शुक्र से सप्तम।',
  'The seventh part for children.': 'सन्तान के लिए सप्तांश।',
  'The seventh: spouse, travel, trade.': 'सप्तम: जीवनसाथी, यात्रा, व्यापार।',
  'The sixteen divisions of a rashi.': 'राशि के सोलह विभाग।',
  'The sixth from Mercury.': 'बुध से षष्ठ।',
  'The sixth, eighth and twelfth beside the lagna.': 'लग्न के साथ षष्ठ, अष्टम और द्वादश।',
  'The sixth: the maternal uncle, opponents.': 'षष्ठ: मातुल, विरोधी।',
  'The square root of exaltation times motion, and of what each lacks of sixty.':
    'उच्च और चेष्टा के गुणन का वर्गमूल, और साठ में दोनों की कमी के गुणन का।',
  'The stone of each graha, flawless.': 'प्रत्येक ग्रह का निर्दोष रत्न।',
  'The table usually printed after Varahamihira; it differs from BPHS 66 in three rows of the Moon’s and one of Shukra’s.':
    'वराहमिहिर के अनुसार प्रायः छपने वाली सारणी; बृ.पा.हो. 66 से चन्द्र की तीन और शुक्र की एक पंक्ति में भिन्न।',
  'The tenth from the Moon.': 'चन्द्र से दशम।',
  'The tenth from the Sun.': 'सूर्य से दशम।',
  'The tenth part for great results.': 'महत् फल के लिए दशांश।',
  'The tenth: rule, livelihood, honour, father.': 'दशम: राज्य, आजीविका, मान, पिता।',
  'The thirtieth part.': 'त्रिंशांश।',
  'The twelfth: expense.': 'द्वादश: व्यय।',
  'The twenty-fourth part for learning.': 'विद्या के लिए चतुर्विंशांश।',
  'Thirds of daylight to Mercury, Sun and Saturn, of the night to Moon, Venus and Mars; Jupiter always.':
    'दिन के तृतीयांश बुध, सूर्य, शनि के, रात्रि के चन्द्र, शुक्र, मंगल के; गुरु का सदा।',
  'Venus and the Moon in even rashi and navamsha, the others in odd: a quarter for each.':
    'शुक्र-चन्द्र सम राशि और नवांश में, शेष विषम में: प्रत्येक का चतुर्थांश।',
  'Weights of the vargas, of each the share 20 own, 18 great friend, 15 friend, 10 neutral, 7 enemy, 5 great enemy; below five nothing, above it little, above ten middling, above fifteen full.':
    'वर्गों के भार, प्रत्येक में स्व 20, अधिमित्र 18, मित्र 15, सम 10, शत्रु 7, अधिशत्रु 5; पाँच से कम शून्य, उससे ऊपर अल्प, दस से ऊपर मध्यम, पन्द्रह से ऊपर पूर्ण।',
  'When the house, its karaka and its lord have strength the matters of that house go well.':
    'भाव, कारक और भावेश बली हों तो उस भाव के विषय अनुकूल रहते हैं।',
  'Where two have gone equally far the next karaka falls away and the fixed one is read.':
    'दो के गत अंश समान हों तो अगला कारक नहीं रहता और स्थिर कारक लिया जाता है।',
  'Whichever graha is ill placed for a person, that one is honoured.': 'जिसका जो ग्रह प्रतिकूल हो, उसी का पूजन।',
  'Years of 360 and months of 30 civil days from the creation; the lord of their first day.':
    'सृष्टि से 360 दिन के वर्ष और 30 दिन के मास; उनके प्रथम दिन का स्वामी।',
  'A benefic in the house or looking at it.': 'भाव में शुभ ग्रह है या उस पर शुभ ग्रह की दृष्टि है।',
  'The lord in the house or looking at it.': 'भावेश भाव में है या उसे देखता है।',
  'The lord in the second or third state.': 'भावेश कुमार या युवा अवस्था में है।',
  'The lord outside 6, 8 and 12.': 'भावेश 6, 8, 12 से अन्यत्र है।',
  'Benefics in 2, kendra or kona from it.': 'भाव से द्वितीय, केन्द्र या कोण में शुभ ग्रह हैं।',
  'The lord has the strength required.': 'भावेश में अपेक्षित बल है।',
  'The lagna lord in it or with its lord.': 'लग्नेश भाव में या भावेश के साथ है।',
  'A malefic in the house or looking at it.': 'भाव में पाप ग्रह है या उस पर पाप ग्रह की दृष्टि है।',
  'The lord in 6, 8 or 12.': 'भावेश 6, 8 या 12 में है।',
  'The lord of 6, 8 or 12 in the house.': 'भाव में 6, 8 या 12 का स्वामी है।',
  'The lord with the lord of 6, 8 or 12.': 'भावेश 6, 8 या 12 के स्वामी के साथ है।',
  'The lord is lost, which is read as combust.': 'भावेश अस्त है।',
  'The lord in his fall or an enemy’s rashi.': 'भावेश नीच का है या शत्रु की राशि में है।',
  'The lord neither in it nor looking at it.': 'भावेश न भाव में है, न उसे देखता है।',
  'The lord asleep, or in the fourth or fifth state.': 'भावेश सुषुप्ति में है, या पाँच अवस्थाओं में चौथी या पाँचवीं में।',
  'Malefics on both sides of it.': 'भाव के दोनों ओर पाप ग्रह हैं।',
  'One verse for the lord of each house in each house, in order.': 'प्रत्येक भावेश के प्रत्येक भाव में होने पर एक-एक श्लोक, क्रम से।',
};
