/** What each clause of a muhurta says, in Hindi, by what it says in English. The passage itself stands beside it on the page. */
export const GISTS_HI: Readonly<Record<string, string>> = {
  'A new house is entered in Jyeshtha, Magha, Phalguna or Vaishakha.':
    'नये घर में प्रवेश ज्येष्ठ, माघ, फाल्गुन या वैशाख में होता है।',
  'In the Sun’s northern course.': 'सूर्य के उत्तरायण में।',
  'No house is entered while Guru or Shukra is set.': 'गुरु या शुक्र अस्त हो तो गृहप्रवेश नहीं होता।',
  'Three days before asta and after udaya, even in need.': 'अस्त से पहले और उदय के बाद तीन-तीन दिन, आवश्यकता में भी।',
  'Guru fifteen days; Shukra young three or ten, old fifteen or five.':
    'गुरु पन्द्रह दिन; शुक्र बाल हो तो तीन या दस दिन, वृद्ध हो तो पन्द्रह या पाँच दिन।',
  'Seven days before asta and after udaya: the middle view.': 'अस्त से पहले और उदय के बाद सात दिन: यह मध्यम मत है।',
  'Guru in the first five quarters from Magha is blamed everywhere, but for the Sun in Mesha.':
    'मघा से पाँच चरणों तक गुरु सर्वत्र निन्दित है, सूर्य मेष में हो तो नहीं।',
  'Under mridu and dhruva stars.': 'मृदु और ध्रुव नक्षत्रों में।',
  'Not in Chaitra.': 'चैत्र में नहीं।',
  'Not on Sunday or Tuesday.': 'रविवार या मंगलवार को नहीं।',
  'Not on rikta tithis or the new moon.': 'रिक्ता तिथियों और अमावस्या में नहीं।',
  'The star stands on the side of the door.': 'नक्षत्र द्वार की दिशा का हो।',
  'Not while a movable sign rises.': 'चर लग्न में नहीं।',
  'While a fixed sign rises.': 'स्थिर लग्न में।',
  'The fourth and eighth houses are pure.': 'चौथा और आठवाँ भाव शुद्ध हों।',
  'Benefics in kendra, kona, 11, 2 and 3, malefics in 3, 6 and 11; of the nodes one at most can stand there.':
    'शुभ ग्रह केन्द्र, कोण, 11, 2 और 3 में, पाप ग्रह 3, 6 और 11 में; राहु-केतु में से एक ही वहाँ हो सकता है।',
  'The pot-wheel counted from the Sun’s star.': 'सूर्य के नक्षत्र से गिना कलश-चक्र।',
  'Purna tithis for a door to the east, nanda south, bhadra west, jaya north.':
    'पूर्व द्वार के लिए पूर्णा तिथियाँ, दक्षिण के लिए नन्दा, पश्चिम के लिए भद्रा, उत्तर के लिए जया।',
  'The Sun on the left of who enters, by the side of the door.': 'द्वार की दिशा के अनुसार प्रवेश करने वाले के बायें सूर्य हो।',
  'A sign in 3, 6, 10 or 11 from the natal one rises, never the eighth; the natal lagna is not known.':
    'जन्मराशि से 3, 6, 10 या 11वीं राशि का लग्न हो, आठवीं का कभी नहीं; जन्मलग्न ज्ञात नहीं।',
  'Tuesday with ashvini is left in entering a house.': 'गृहप्रवेश में अश्विनी वाला मंगलवार छोड़ा जाता है।',
  'Vaishakha, Phalguna, Shravana, Margashirsha; by some Jyeshtha, Kartika, Magha; Pausha not for the main house.':
    'वैशाख, फाल्गुन, श्रावण, मार्गशीर्ष; कुछ के मत से ज्येष्ठ, कार्तिक, माघ भी; मुख्य घर के लिए पौष नहीं।',
  'Built and entered without rikta tithis, Sunday and Tuesday.': 'रिक्ता तिथि, रविवार और मंगलवार छोड़कर निर्माण और प्रवेश।',
  'Best under mridu and dhruva stars.': 'मृदु और ध्रुव नक्षत्रों में उत्तम।',
  'Kshipra and chara stars are middling; tikshna, ugra and mishra are blamed.':
    'क्षिप्र और चर नक्षत्र मध्यम हैं; तीक्ष्ण, उग्र और मिश्र निन्दित।',
  'Malefics in 3, 6 and 11, benefics not in 6, 8 and 12, 4 and 8 pure.':
    'पाप ग्रह 3, 6, 11 में, शुभ ग्रह 6, 8, 12 में नहीं, 4 और 8 शुद्ध।',
  'An added and a lost month are left in all works.': 'अधिक और क्षय मास सब कार्यों में छोड़े जाते हैं।',
  'The new moon is left.': 'अमावस्या छोड़ी जाती है।',
  'Vyatipata and vaidhriti are left whole.': 'व्यतीपात और वैधृति पूरे छोड़े जाते हैं।',
  'Vishti is left; where its fruit falls elsewhere it is only a fault.':
    'विष्टि छोड़ी जाती है; जहाँ उसका फल अन्यत्र पड़े वहाँ वह केवल दोष है।',
  'Of a second half by day, of a first half by night, or away from the earth, vishti is relieved.':
    'दिन में परार्ध की, रात में पूर्वार्ध की, या पृथ्वी से दूर की विष्टि का परिहार है।',
  'A tithi that holds no sunrise, or two, is left.': 'जिस तिथि में कोई सूर्योदय न हो, या दो हों, वह छोड़ी जाती है।',
  'The bad beginnings of seven yogas are left.': 'सात योगों के आरम्भ के अशुभ भाग छोड़े जाते हैं।',
  'A fifteenth of the day, and of the night, by the weekday.': 'वार के अनुसार दिन का, और रात का, पन्द्रहवाँ भाग।',
  'An eighth of the day by the weekday.': 'वार के अनुसार दिन का आठवाँ भाग।',
  'The first ghatikas of six tithis are left, the rest is good.': 'छह तिथियों की पहली घटियाँ छोड़ी जाती हैं, शेष शुभ है।',
  'Sixteen ghatikas on both sides of a sankranti; about the equinoxes and turnings three days.':
    'संक्रान्ति के दोनों ओर सोलह घटी; विषुव और अयन पर तीन दिन।',
  'Sixteen ghatikas on both sides of every sankranti.': 'प्रत्येक संक्रान्ति के दोनों ओर सोलह घटी।',
  'Three days before an eclipse and seven after it, where it is seen.': 'ग्रहण से पहले तीन और बाद में सात दिन, जहाँ वह दिखे।',
  'Three days about an eclipse that is seen; seven, nine about a total lunar, solar one.':
    'दिखने वाले ग्रहण के आसपास तीन दिन; खग्रास चन्द्रग्रहण पर सात, सूर्यग्रहण पर नौ।',
  'The star of an eclipse for six, three or one month, as all, half or a quarter was covered.':
    'ग्रहण का नक्षत्र छह, तीन या एक मास, जैसा पूरा, आधा या चौथाई ग्रास हो।',
  'The star of birth is left; month and tithi of birth are not asked for.':
    'जन्मनक्षत्र छोड़ा जाता है; जन्ममास और जन्मतिथि नहीं पूछे जाते।',
  'Ravi-yoga, sarvartha-siddhi and amrita-siddhi; a good yoga destroys a bad one.':
    'रवियोग, सर्वार्थसिद्धि और अमृतसिद्धि; शुभ योग अशुभ को नष्ट करता है।',
  'Every beginning prospers with 12 and 8 empty, the Moon in 3, 6, 10 or 11, the lagna with or under a benefic.':
    '12 और 8 खाली, चन्द्र 3, 6, 10 या 11 में, लग्न शुभ ग्रह से युक्त या दृष्ट हो तो हर आरम्भ सफल होता है।',
  'An old house also in Margashirsha, Kartika and Shravana.': 'पुराने घर में मार्गशीर्ष, कार्तिक और श्रावण में भी।',
  'Also under shatabhisha, pushya, swati and dhanishtha.': 'शतभिषा, पुष्य, स्वाती और धनिष्ठा में भी।',
  'Each month with the Sun’s sign that belongs to it, and to the side the door looks to.':
    'प्रत्येक मास अपनी सूर्यराशि के साथ, और द्वार की दिशा के अनुसार।',
  'Months that some allow besides, counted from full moon to full moon.':
    'वे मास जिन्हें कुछ और मानते हैं, पूर्णिमा से पूर्णिमा तक गिने हुए।',
  'No house is begun while Guru or Shukra is set.': 'गुरु या शुक्र अस्त हो तो गृहारम्भ नहीं होता।',
  'Not on Tuesday or Sunday.': 'मंगलवार या रविवार को नहीं।',
  'Not on rikta tithis, the new moon or the first.': 'रिक्ता तिथियों, अमावस्या और प्रतिपदा में नहीं।',
  'Under dhruva and mridu stars, shatabhisha, swati, dhanishtha, hasta and pushya.':
    'ध्रुव और मृदु नक्षत्रों, शतभिषा, स्वाती, धनिष्ठा, हस्त और पुष्य में।',
  'Without the bana of fire: the five stars from dhanishtha cannot be meant, since 12.15 names four of them.':
    'अग्निबाण छोड़कर: धनिष्ठा से पाँच नक्षत्र अभिप्रेत नहीं हो सकते, क्योंकि 12.15 उनमें से चार गिनाता है।',
  'Benefics not in 8 and 12, malefics in 3, 6 and 11; of the nodes one at most can stand there.':
    'शुभ ग्रह 8 और 12 में नहीं, पाप ग्रह 3, 6 और 11 में; राहु-केतु में से एक ही वहाँ हो सकता है।',
  'The bull-wheel: seven stars from the Sun’s bad, eleven good, ten bad.':
    'वृष-चक्र: सूर्य के नक्षत्र से सात अशुभ, ग्यारह शुभ, दस अशुभ।',
  'No door to the east from the full moon to the dark seventh, north from the dark ninth to the fourteenth, west from the new moon to the bright seventh, south from the bright ninth to the fourteenth.':
    'पूर्णिमा से कृष्ण सप्तमी तक पूर्व द्वार नहीं, कृष्ण नवमी से चतुर्दशी तक उत्तर नहीं, अमावस्या से शुक्ल सप्तमी तक पश्चिम नहीं, शुक्ल नवमी से चतुर्दशी तक दक्षिण नहीं।',
  'Vaishakha, Phalguna, Shravana, Margashirsha; by Narada Jyeshtha, Kartika, Magha; Pausha not for the main house.':
    'वैशाख, फाल्गुन, श्रावण, मार्गशीर्ष; नारद के मत से ज्येष्ठ, कार्तिक, माघ भी; मुख्य घर के लिए पौष नहीं।',
  'The three from hasta, dhruva, mridu, the two from dhanishtha, pushya.': 'हस्त से तीन, ध्रुव, मृदु, धनिष्ठा से दो, पुष्य।',
  'Without rikta tithis, Sunday and Tuesday.': 'रिक्ता तिथि, रविवार और मंगलवार छोड़कर।',
  'While a fixed sign rises, with no malefic in a kendra or the eighth.': 'स्थिर लग्न में, जब केन्द्र और आठवें में पाप ग्रह न हो।',
  'A shop under mridu, dhruva and kshipra stars.': 'दुकान मृदु, ध्रुव और क्षिप्र नक्षत्रों में।',
  'Without rikta tithis.': 'रिक्ता तिथियाँ छोड़कर।',
  'Without Tuesday.': 'मंगलवार छोड़कर।',
  'Not while Kumbha rises.': 'कुम्भ लग्न में नहीं।',
  'Moon and Venus in the lagna, the other benefics in 2, 10 and 11, no malefic in 8 and 12.':
    'चन्द्र और शुक्र लग्न में, अन्य शुभ ग्रह 2, 10, 11 में, पाप ग्रह 8 और 12 में नहीं।',
  'Nine stars: ashvini, punarvasu, anuradha, mrigashira, pushya, revati, hasta, shravana, dhanishtha.':
    'नौ नक्षत्र: अश्विनी, पुनर्वसु, अनुराधा, मृगशिरा, पुष्य, रेवती, हस्त, श्रवण, धनिष्ठा।',
  'Not the sixth, eighth, twelfth, the bright first, full or new moon, nor rikta tithis.':
    'षष्ठी, अष्टमी, द्वादशी, शुक्ल प्रतिपदा, पूर्णिमा, अमावस्या और रिक्ता तिथियाँ नहीं।',
  'Not rikta tithis, the parvas, the sixth, eighth and twelfth.': 'रिक्ता तिथियाँ, पर्व, षष्ठी, अष्टमी और द्वादशी नहीं।',
  'Saturday, Sunday and Tuesday are among what a traveller leaves.':
    'शनिवार, रविवार और मंगलवार यात्री के छोड़ने योग्य वारों में हैं।',
  'Journeys are in the list of what asta bars, among the acts of kings.':
    'अस्त में निषिद्ध कर्मों की सूची में यात्रा भी है, राजकर्मों के साथ।',
  'Each weekday has a side where its thorn stands.': 'प्रत्येक वार का शूल एक दिशा में रहता है।',
  'Four stars have a side where their thorn stands.': 'चार नक्षत्रों का शूल एक-एक दिशा में रहता है।',
  'Yogini in front or on the left, by the tithi.': 'तिथि के अनुसार योगिनी सामने या बायें।',
  'Kala or pasha in front, by the weekday.': 'वार के अनुसार काल या पाश सामने।',
  'The bar from north-west to south-east is not crossed; in need, with no thorn and the lagna pure, it may be.':
    'वायव्य से आग्नेय तक का परिघ नहीं लाँघा जाता; आवश्यकता में, शूल न हो और लग्न शुद्ध हो तो लाँघ सकते हैं।',
  'South not under the five stars from dhanishtha.': 'धनिष्ठा से पाँच नक्षत्रों में दक्षिण नहीं।',
  'South not with the Moon in Kumbha or Mina.': 'चन्द्र कुम्भ या मीन में हो तो दक्षिण नहीं।',
  'The Moon behind or on the left, by her sign.': 'राशि के अनुसार चन्द्र पीछे या बायें।',
  'The Moon in front or on the right.': 'चन्द्र सामने या दायें।',
  'Not toward the side where Venus is risen, unless the Moon is in revati or Mesha: then Venus is blind.':
    'जिस दिशा में शुक्र उदित हो उधर नहीं; चन्द्र रेवती या मेष में हो तो शुक्र अन्ध है, तब दोष नहीं।',
  'Not toward the side where Venus is risen, nor Mercury.': 'जिस दिशा में शुक्र या बुध उदित हो उधर नहीं।',
  'North and east in the northern course of Sun and Moon, west and south in the southern; else by day his, by night hers.':
    'सूर्य-चन्द्र के उत्तरायण में उत्तर और पूर्व, दक्षिणायन में पश्चिम और दक्षिण; भिन्न हों तो दिन में सूर्य का, रात में चन्द्र का अयन।',
  'With the Sun in Dhanu, Mesha or Simha a journey is praised.': 'सूर्य धनु, मेष या सिंह में हो तो यात्रा प्रशस्त है।',
  'With the Sun in Karka, Mina or Vrishchika it grows very long.':
    'सूर्य कर्क, मीन या वृश्चिक में हो तो यात्रा बहुत लम्बी होती है।',
  'Groups of stars have a third of the day or night in which one does not set out.':
    'नक्षत्रों के समूहों का दिन या रात का एक तिहाई ऐसा है जिसमें प्रस्थान नहीं करते।',
  'Under anuradha, hasta, pushya and ashvini all directions are open.': 'अनुराधा, हस्त, पुष्य और अश्विनी में सब दिशाएँ खुली हैं।',
  'Kumbha and its navamsha are left by all means.': 'कुम्भ और उसका नवांश सर्वथा त्याज्य हैं।',
  'With Mina or its navamsha rising the way is crooked.': 'मीन या उसके नवांश के लग्न में मार्ग टेढ़ा होता है।',
  'Benefics in kendra and kona, malefics in 3, 6, 10 and 11; of the nodes one at most can stand there.':
    'शुभ ग्रह केन्द्र और कोण में, पाप ग्रह 3, 6, 10 और 11 में; राहु-केतु में से एक ही वहाँ हो सकता है।',
  'Moon in 1, 6, 8, 12, Saturn in 10, Venus in 7, the lord of the lagna in 6, 7, 8, 12.':
    'चन्द्र 1, 6, 8, 12 में, शनि 10 में, शुक्र 7 में, लग्नेश 6, 7, 8, 12 में।',
  'A retrograde graha in a kendra, or its weekday; a varga of it rising is not looked at.':
    'केन्द्र में वक्री ग्रह, या वक्री ग्रह का वार; लग्न में उसका वर्ग नहीं देखा जाता।',
  'Dawn but for the east, godhuli but for the west, midnight but for the north, Abhijit but for the south.':
    'उषा पूर्व को छोड़कर, गोधूलि पश्चिम को छोड़कर, अर्धरात्रि उत्तर को छोड़कर, अभिजित् दक्षिण को छोड़कर।',
  'The bana of thieves is left in journeys.': 'यात्रा में चोरबाण छोड़ा जाता है।',
  'The bright tenth of Ashvina brings success.': 'आश्विन शुक्ल दशमी विजय देती है।',
  'Saturday with rohini is left in journeys.': 'यात्रा में रोहिणी वाला शनिवार छोड़ा जाता है।',
  'The first, third, fifth and seventh tara are not wished.': 'पहली, तीसरी, पाँचवीं और सातवीं तारा इष्ट नहीं।',
  'Not while the eighth from the natal sign rises; the natal lagna and the enemy’s are not known.':
    'जन्मराशि से आठवीं राशि के लग्न में नहीं; जन्मलग्न और शत्रु का लग्न ज्ञात नहीं।',
  'Moon, tithi, weekday and star that strike the natal sign.': 'जन्मराशि के घात चन्द्र, तिथि, वार और नक्षत्र।',
  'The rising sign that strikes the natal one is left in journeys.': 'यात्रा में जन्मराशि का घात लग्न छोड़ा जाता है।',
  'On the eleventh or twelfth day, the day of birth being the first.': 'ग्यारहवें या बारहवें दिन, जन्म के दिन को पहला गिनकर।',
  'Vaidhriti, vyatipata, the days of a sankranti and an eclipse, the new moon and bhadra, even at the due time.':
    'वैधृति, व्यतीपात, संक्रान्ति और ग्रहण के दिन, अमावस्या और भद्रा नियत समय पर भी छोड़े जाते हैं।',
  'Not in the afternoon (aparahna) and not by night.': 'अपराह्न में नहीं और रात में नहीं।',
  'Without the fourth, sixth, eighth, ninth, twelfth, fourteenth, full and new moon.':
    'चतुर्थी, षष्ठी, अष्टमी, नवमी, द्वादशी, चतुर्दशी, पूर्णिमा और अमावस्या छोड़कर।',
  'Monday, Wednesday, Thursday and Friday.': 'सोमवार, बुधवार, गुरुवार और शुक्रवार।',
  'Fifteen stars: ashvini, dhruva ones and the other gentle ones but chitra.':
    'पन्द्रह नक्षत्र: अश्विनी, ध्रुव, और चित्रा को छोड़कर अन्य सौम्य नक्षत्र।',
  'Overdue naming is barred while Guru or Shukra is set.': 'समय बीतने पर किया नामकरण गुरु या शुक्र के अस्त में निषिद्ध है।',
  'Vrishabha, Simha and Vrishchika rising are praised.': 'वृषभ, सिंह और वृश्चिक लग्न प्रशस्त हैं।',
  'Birth rite and naming on the eleventh or twelfth day, under mridu, dhruva, kshipra and chara stars, on a good weekday, no rikta tithi and no parva; after those days the rest is looked at.':
    'ग्यारहवें या बारहवें दिन जातकर्म और नामकरण, मृदु, ध्रुव, क्षिप्र और चर नक्षत्रों में, शुभ वार को, रिक्ता और पर्व तिथि नहीं; उन दिनों के बाद शेष देखा जाता है।',
  'Fixed signs rising, by Shridhara.': 'श्रीधर के मत से स्थिर लग्न।',
  'With tara and Moon strong for child and father; the father is not asked for.':
    'शिशु और पिता दोनों के तारा और चन्द्र बलवान हों; पिता का नहीं पूछा जाता।',
  'Work with elephants under mridu, kshipra and chara stars; for vehicles by analogy.':
    'हाथियों के कार्य मृदु, क्षिप्र और चर नक्षत्रों में; वाहनों के लिए उसी के समान।',
  'Work with horses under kshipra stars, revati, dhanishtha, mrigashira, swati, shatabhisha and punarvasu.':
    'घोड़ों के कार्य क्षिप्र नक्षत्रों, रेवती, धनिष्ठा, मृगशिरा, स्वाती, शतभिषा और पुनर्वसु में।',
  'Without rikta tithis; for vehicles by analogy.': 'रिक्ता तिथियाँ छोड़कर; वाहनों के लिए उसी के समान।',
  'Without Tuesday; for vehicles by analogy.': 'मंगलवार छोड़कर; वाहनों के लिए उसी के समान।',
  'Under chara stars elephants and the like are mounted.': 'चर नक्षत्रों में हाथी आदि पर चढ़ा जाता है।',
  'Palanquins, elephants, horses and the like are mounted under six stars from hasta, dhruva, shravana, revati, pushya, punarvasu.':
    'पालकी, हाथी, घोड़े आदि पर हस्त से छह, ध्रुव, श्रवण, रेवती, पुष्य, पुनर्वसु में चढ़ा जाता है।',
  'Where no tithi is named: without rikta and the new moon; where no vara: without Sunday, Saturday, Tuesday.':
    'जहाँ तिथि न कही हो: रिक्ता और अमावस्या छोड़कर; जहाँ वार न कहा हो: रविवार, शनिवार, मंगलवार छोड़कर।',
  'In the fifth year.': 'पाँचवें वर्ष में।',
  'Not with the Sun in Kumbha.': 'सूर्य कुम्भ में हो तो नहीं।',
  'In the dark half not on its last three tithis.': 'कृष्ण पक्ष की अन्तिम तीन तिथियों में नहीं।',
  'The bright half is good.': 'शुक्ल पक्ष शुभ है।',
  'The second, third, fifth and tenth to thirteenth are best.': 'द्वितीया, तृतीया, पंचमी और दशमी से त्रयोदशी तक उत्तम हैं।',
  'Weekdays other than Tuesday and Saturday.': 'मंगलवार और शनिवार के अतिरिक्त वार।',
  'Thirteen stars from ashvini to revati.': 'अश्विनी से रेवती तक के तेरह नक्षत्र।',
  'The second, third, fifth, sixth, tenth to twelfth.': 'द्वितीया, तृतीया, पंचमी, षष्ठी, दशमी से द्वादशी।',
  'Laghu stars, shravana, swati, revati, punarvasu, ardra, chitra, anuradha.':
    'लघु नक्षत्र, श्रवण, स्वाती, रेवती, पुनर्वसु, आर्द्रा, चित्रा, अनुराधा।',
  'On the days of the good grahas.': 'शुभ ग्रहों के वारों में।',
  'Under mridu, kshipra, chara and dhruva stars.': 'मृदु, क्षिप्र, चर और ध्रुव नक्षत्रों में।',
  'On Sunday and the days of the good grahas.': 'रविवार और शुभ ग्रहों के वारों में।',
  'A sign of Mercury or Jupiter rising, and Jupiter in it; their other vargas are not looked at.':
    'बुध या गुरु की राशि का लग्न, और उसमें गुरु; उनके अन्य वर्ग नहीं देखे जाते।',
  'Fire on earth, for a homa.': 'हवन के लिए अग्नि का वास पृथ्वी पर।',
  'Blood-letting under the two from chitra, the two from anuradha, the two from rohini, shatabhisha, laghu stars and shravana; surgery by analogy.':
    'रक्तमोक्षण चित्रा से दो, अनुराधा से दो, रोहिणी से दो, शतभिषा, लघु नक्षत्रों और श्रवण में; शल्यकर्म उसी के समान।',
  'On Tuesday, Sunday and Thursday; surgery by analogy.': 'मंगलवार, रविवार और गुरुवार को; शल्यकर्म उसी के समान।',
  'Purging and the like not on Wednesday and Saturday.': 'विरेचन आदि बुधवार और शनिवार को नहीं।',
  // the wedding day
  'With the Sun in Mithuna, Kumbha, Makara, Vrishchika, Vrishabha or Mesha.':
    'सूर्य मिथुन, कुम्भ, मकर, वृश्चिक, वृषभ या मेष में हो।',
  'Of Ashadha a third; read as its first, to the bright tenth.': 'आषाढ़ का तीसरा भाग; उसका पहला भाग माना, शुक्ल दशमी तक।',
  'Kartika with the Sun in Vrishchika, Pausha in Makara, Chaitra in Mesha.':
    'सूर्य वृश्चिक में हो तो कार्तिक, मकर में पौष, मेष में चैत्र।',
  'Magha, Phalguna, Vaishakha and Jyeshtha; Margashirsha middling; by local custom Ashadha, Kartika, Pausha, Chaitra.':
    'माघ, फाल्गुन, वैशाख और ज्येष्ठ; मार्गशीर्ष मध्यम; देशाचार से आषाढ़, कार्तिक, पौष, चैत्र।',
  'Margashirsha is middling; Ashadha, Kartika, Pausha and Chaitra are taken by local custom only.':
    'मार्गशीर्ष मध्यम है; आषाढ़, कार्तिक, पौष और चैत्र केवल देशाचार से लिये जाते हैं।',
  'No wedding in an added or a lost month.': 'अधिक या क्षय मास में विवाह नहीं।',
  'No wedding while Guru or Shukra is set.': 'गुरु या शुक्र अस्त हो तो विवाह नहीं।',
  'The Moon too is to be seen.': 'चन्द्र भी दृश्य हो।',
  'In the rest of Simha between Ganga and Godavari, by the map of the two rivers; Kalinga, Gauda and Gurjara, which the last verse adds, are not looked at.':
    'शेष सिंह में गंगा और गोदावरी के बीच, दोनों नदियों के मानचित्र से; अन्तिम श्लोक के कलिंग, गौड और गुर्जर नहीं देखे जाते।',
  'Three, four, six or eight days after an eclipse by the quarters covered, half as many before.':
    'ग्रास के चरणों के अनुसार ग्रहण के बाद तीन, चार, छह या आठ दिन, पहले उसके आधे।',
  'Three days before an eclipse and seven after it.': 'ग्रहण से पहले तीन और बाद में सात दिन।',
  'Eleven stars that all agree on.': 'ग्यारह नक्षत्र जिन पर सब एकमत हैं।',
  'Eleven stars, not pierced.': 'ग्यारह नक्षत्र, वेधरहित।',
  'Chitra, shravana, dhanishtha and ashvini too, by Haradatta.': 'हरदत्त के मत से चित्रा, श्रवण, धनिष्ठा और अश्विनी भी।',
  'Without rikta tithis and the new moon.': 'रिक्ता तिथियाँ और अमावस्या छोड़कर।',
  'The new moon is barred; the dark half is middling to its thirteenth.':
    'अमावस्या निषिद्ध है; कृष्ण पक्ष त्रयोदशी तक मध्यम है।',
  'Rikta, the eighth and the sixth are of little fruit.': 'रिक्ता, अष्टमी और षष्ठी अल्पफल हैं।',
  'Sunday, Tuesday and Saturday are middling.': 'रविवार, मंगलवार और शनिवार मध्यम हैं।',
  'The bright half is best.': 'शुक्ल पक्ष उत्तम है।',
  'A star that a malefic holds is left.': 'जिस नक्षत्र में पाप ग्रह हो वह छोड़ा जाता है।',
  'Thursday with pushya is left at weddings.': 'विवाह में पुष्य वाला गुरुवार छोड़ा जाता है।',
  'Vyatipata, vaidhriti, bhadra, a tithi lost or doubled.': 'व्यतीपात, वैधृति, भद्रा, क्षय या वृद्धि तिथि।',
  'The hours of a sankranti.': 'संक्रान्ति का काल।',
  'Sixteen ghatikas about a sankranti; about the equinoxes and turnings three days.':
    'संक्रान्ति के आसपास सोलह घटी; विषुव और अयन पर तीन दिन।',
  'The bad parts of yogas, kulika, ardhayama.': 'योगों के अशुभ भाग, कुलिक, अर्धयाम।',
  'By day it is praised; by night too, Hemadri and others hold.': 'दिन में प्रशस्त है; हेमाद्रि आदि के मत से रात में भी।',
  'The knots of stars, signs and tithis.': 'नक्षत्र, राशि और तिथि के गण्डान्त।',
  'Four ghatikas of poison in every star.': 'प्रत्येक नक्षत्र की चार विषघटी।',
  'Muhurtas that the weekday forbids.': 'वे मुहूर्त जिन्हें वार वर्जित करता है।',
  'A star pierced by a malefic, or from the quarter that faces the Moon’s.':
    'पाप ग्रह से विद्ध नक्षत्र, या चन्द्र के सामने के चरण से।',
  'A graha at the other end of the Moon’s line, of five.': 'पाँच रेखाओं में चन्द्र की रेखा के दूसरे सिरे पर ग्रह।',
  'Sun, Mars, Venus or Saturn in the Moon’s sign.': 'चन्द्र की राशि में सूर्य, मंगल, शुक्र या शनि।',
  'A graha in the seventh from the Moon, or in the fifty-fifth navamsha.': 'चन्द्र से सातवें, या पचपनवें नवांश में ग्रह।',
  'The fifth bana is left at weddings.': 'विवाह में पाँचवाँ बाण छोड़ा जाता है।',
  'A bad yoga, and the Moon’s star odd from the Sun’s among twenty-eight.':
    'अशुभ योग, और अट्ठाईस में सूर्य के नक्षत्र से चन्द्र का नक्षत्र विषम।',
  'Sun and Moon in signs of like declination.': 'सूर्य और चन्द्र समान क्रान्ति की राशियों में।',
  'The tithi that the Sun burns in his sign.': 'सूर्य की राशि से दग्ध तिथि।',
  'Ten sums of the stars of Sun and Moon.': 'सूर्य और चन्द्र के नक्षत्रों के दस योग।',
  'The star that a graha kicks is left in Saurashtra and Shalva.':
    'ग्रह की लत्ता वाला नक्षत्र सौराष्ट्र और शाल्व में छोड़ा जाता है।',
  'The star thrown down by a yoga is left in Kalinga and Vanga.': 'योग से पातित नक्षत्र कलिंग और वंग में छोड़ा जाता है।',
  'The upagraha stars are left in Kuru and Bahlika.': 'उपग्रह नक्षत्र कुरु और बाह्लीक में छोड़े जाते हैं।',
  'Houses in which a graha bars the rising sign, and what cancels it.':
    'वे भाव जिनमें ग्रह लग्न को दूषित करता है, और उसका परिहार।',
  'Houses in which a graha bars the rising sign.': 'वे भाव जिनमें ग्रह लग्न को दूषित करता है।',
  'Others bar the Moon in 12 and Mercury in 10.': 'अन्य 12 में चन्द्र और 10 में बुध को निषिद्ध मानते हैं।',
  'A direct malefic in 12 and one that goes back in 2.': '12 में मार्गी और 2 में वक्री पाप ग्रह।',
  'Dhanu, Tula, Kanya, Mithuna or Mina as navamsha, not the last unless it is the sign’s own.':
    'धनु, तुला, कन्या, मिथुन या मीन का नवांश; अन्तिम नहीं, जब तक वह राशि का अपना न हो।',
  'Blind, lame and deaf signs are left in Gauda and Malava.': 'अन्ध, पंगु और बधिर राशियाँ गौड और मालव में छोड़ी जाती हैं।',
  'The eighth from the natal sign does not rise, unless its lord is the same or a friend.':
    'जन्मराशि से आठवीं का लग्न न हो, जब तक उसका स्वामी वही या मित्र न हो।',
  'Vipat, pratyari and vadha of the first round, one quarter of them in the second.':
    'पहले चक्र की तीसरी, पाँचवीं और सातवीं तारा, दूसरे चक्र में उनका एक-एक चरण।',
};
