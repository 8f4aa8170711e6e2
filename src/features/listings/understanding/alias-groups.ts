/**
 * Words of the trade that mean one thing, in Hindi, in Hindi with Latin letters and in English: data alone.
 * A line is a group: first the word by which the categories and the listings say it, then what else people type. Other
 * spellings, and other scripts of India, are found by their sound (`sound_of`, migration 0063) and need not stand here.
 * What only one category calls by another name belongs to its own words (`words` in `category.ts`); names of places to
 * `domain/places/data`.
 */
export const ALIAS_GROUPS = `
wedding: marriage, shaadi, shadi, shaadiyan, vivah, vivaah, byah, biyah, lagan, lagna, vivaha, kalyanam, pelli, maduve, biye, शादी, शादियां, शादियाँ, शादियों, विवाह, ब्याह, लग्न, ਵਿਆਹ, বিবাহ, বিয়ে, திருமணம், పెళ్లి, ಮದುವೆ, वेडिंग, मैरिज, लगन
bride: dulhan, dulhaniya, dulhin, vadhu, nawri, दुल्हन, दुलहन, वधू, नवरी, ब्राइड
bridal: ब्राइडल, दुल्हन का
groom: dulha, dulhe, navra, दूल्हा, दुल्हा, दूल्हे, वर, नवरा
singer: பாடகர், గాయకుడు, ಗಾಯಕಿ, গায়ক, ગાયક, పాటగాడు, gayak, gayika, gaayak, gaayika, gavaiya, ganewala, गायक, गायिका, गायकी, सिंगर, गवैया, गाने वाला, गाने वाले, गाने वाली, gaane wala, gaane wali, gane wala
singing: gayan, गायन, gaana, गाना, सिंगिंग
dancer: nartak, nartaki, nachne wala, nachne wali, naachne wale, नर्तक, नर्तकी, डांसर, नाचने वाले, नाचने वाला, நடனக்கலைஞர், নৃত্যশিল্পী, నర్తకి, ನರ್ತಕಿ, નૃત્યકાર, नर्तिका
dance: naach, nritya, nach, नाच, नृत्य, डांस, நடனம், নাচ, నృత్యం, ನೃತ್ಯ, નૃત્ય
anchor: emcee, sanchalak, manch sanchalak, sutradhar, एंकर, ऐंकर, संचालक, मंच संचालक, एमसी
anchoring: sanchalan, manch sanchalan, मंच संचालन, संचालन, एंकरिंग
dj: deejay, djwala, डीजे, डी जे, डिजे, डीजेवाला, டிஜே, ডিজে, డీజే, ಡಿಜೆ, ડીજે, ਡੀਜੇ
band: band baja, band baaja, baja wale, bajawala, बैंड, बैण्ड, बैंड बाजा, बैंड वाले, बाजा, பேண்டு, ব্যান্ড, బ్యాండ్, ಬ್ಯಾಂಡ್, બેન્ડ, ਬੈਂਡ, बँड
orchestra: आर्केस्ट्रा, ऑर्केस्ट्रा
musician: sangeetkar, vadak, saazinde, संगीतकार, वादक, साज़िंदे, म्यूजिशियन
music: sangeetmay, gana bajana, म्यूजिक, गाना बजाना
comedian: hasya kalakar, hasya kavi, कॉमेडियन, हास्य कलाकार, हास्य कवि
comedy: hasya, हास्य, कॉमेडी
magician: jadugar, jaadugar, jadoogar, जादूगर, मैजिशियन
magic: jadu, jaadu, jadoo, जादू, मैजिक
theatre: natak, nautanki, rangmanch, नाटक, नौटंकी, रंगमंच, थिएटर
nukkad natak: नुक्कड़ नाटक, street natak
puppet show: kathputli, katputli, कठपुतली
folk: lok, lok kala, लोक, लोक कला, फोक
folk artist: lok kalakar, लोक कलाकार
folk dance: lok nritya, लोक नृत्य
folk singer: lok gayak, लोक गायक
artist: kalakar, kalaakar, कलाकार, आर्टिस्ट
dhol: dholak wala, dholwala, dhol vala, ढोल, ढोल वाला, ढोल वाले
dholak: dholki, ढोलक, ढोलकी
tabla: तबला, tabalchi
flute: bansuri, baansuri, बांसुरी, बाँसुरी
sitar: सितार
violin: वायलिन
shehnai: shahnai, shehnaai, sannai, शहनाई, शहनाईवादक
nagada: nagara, नगाड़ा, नगाड़े
guitarist: guitar wala, गिटार, गिटारवादक
saxophone: सैक्सोफोन
bhangra: bhangda, भांगड़ा
garba: गरबा
dandiya: डांडिया, dandia
kathak: कथक
bharatanatyam: bharatnatyam, भरतनाट्यम
lavani: लावणी
ghazal: gazal, ग़ज़ल
qawwali: kawwali, kavali, qavvali, क़व्वाली
bhajan: kirtan, bhajans, भजन, कीर्तन
bhajan mandali: भजन मंडली, kirtan mandali, कीर्तन मंडली
sufi: सूफी, सूफ़ी
mimicry: मिमिक्री
caricature: कैरिकेचर
mehndi: mehendi, mehandi, henna, मेहंदी, मेहँदी, मेंहदी, मेहन्दी, மெஹந்தி, மருதாணி, মেহেন্দি, মেহেদি, మెహందీ, గోరింటాకు, ಮೆಹೆಂದಿ, ಮೆಹಂದಿ, મહેંદી, ਮਹਿੰਦੀ, मेंदी
makeup: shringar, sringar, मेकअप, मेकप, मेक अप, श्रृंगार, शृंगार, மேக்கப், মেকআপ, మేకప్, ಮೇಕಪ್, મેકઅપ, ਮੇਕਅੱਪ
makeup artist: মেকআপ আর্টিস্ট, மேக்கப் ஆர்ட்டிஸ்ட், मेकअप आर्टिस्ट, makeup wali, मेकअप वाली
mehndi artist: मेहंदी आर्टिस्ट, mehndi lagane wali, मेहंदी वाली, मेहंदी लगाने वाली
beautician: ब्यूटीशियन
beauty parlour: beauty parlor, ब्यूटी पार्लर, पार्लर
hair stylist: हेयर स्टाइलिस्ट, hair dresser
party: dawat, daawat, पार्टी, दावत
banquet hall: मंगल कार्यालय, mangal karyalay, mangal karyalaya, திருமண மண்டபம், కళ్యాణ మండపం, ಕಲ್ಯಾಣ ಮಂಟಪ, কমিউনিটি হল, banquet, baraat ghar, barat ghar, vivah bhavan, vivah bhawan, shaadi hall, shadi ghar, shaadi ghar, shadi mahal, बैंक्वेट हॉल, बैंक्वेट, बैंकेट हॉल, बैंक्विट हॉल, बारात घर, शादी हॉल, शादी घर, विवाह भवन, मैरिज हॉल, शादी का हॉल, திருமண மஹால், கல்யாண மண்டபம், কমিউনিটি সেন্টার, લગ્ન હોલ, ফাংশন হল, ఫంక్షన్ హాల్
hall: மண்டபம், ഹാൾ, sabhagrah, हॉल, हाल, सभागृह, হল, হলঘর, హాలు, హాల్, ಹಾಲ್, ಸಭಾಂಗಣ, હોલ, હૉલ, ਹਾਲ, ஹால்
marriage garden: marriage lawn, shaadi garden, shadi garden, vivah vatika, vatika, मैरिज गार्डन, मैरिज लॉन, शादी गार्डन, विवाह वाटिका, वाटिका
lawn: लॉन, लान
garden: bagh, bageecha, bagicha, bag bagicha, गार्डन, बाग, बगीचा
hotel: होटल
resort: रिज़ॉर्ट, रिसॉर्ट, रिसोर्ट
farmhouse: farm house, फार्महाउस, फ़ार्महाउस, फार्म हाउस
haveli: हवेली
palace: mahal, rajmahal, महल, पैलेस
fort: qila, kila, किला, क़िला
community hall: samudayik bhavan, samudayik bhawan, panchayat bhavan, सामुदायिक भवन, पंचायत भवन, कम्युनिटी हॉल
dharamshala: dharmshala, dharmashala, धर्मशाला
auditorium: prekshagrah, sabhagar, सभागार, प्रेक्षागृह, ऑडिटोरियम
conference hall: कॉन्फ्रेंस हॉल, meeting hall, मीटिंग हॉल
convention centre: convention center, कन्वेंशन सेंटर
rooftop: chhat, छत, रूफटॉप
restaurant: रेस्टोरेंट, रेस्तरां, bhojnalaya
venue: sthal, samaroh sthal, vivah sthal, वेन्यू, स्थल, समारोह स्थल, विवाह स्थल, शादी की जगह, shaadi ki jagah, shadi ke liye jagah, shaadi ke liye jagah, शादी के लिए जगह
parking: पार्किंग
room: kamra, kamre, कमरा, कमरे, रूम
caterer: சமையல்காரர், రసోయి, રસોઈયા, রাঁধুনি, బావర్చి, ಅಡುಗೆಯವರು, వంటవారు, halwai, halvai, halwaai, rasoiya, rasoia, bawarchi, khansama, maharaj, khana banane wala, khaane wala, khane wale, हलवाई, रसोइया, रसोइये, बावर्ची, ख़ानसामा, महाराज, कैटरर, केटरर, खाना बनाने वाला, खाना बनाने वाले, आचारी, खानसामा, কেটারার, ক্যাটারার, క్యాటరర్, ಕೇಟರರ್, કેટરર, கேட்டரர்
catering: khanpan, khan paan, bhoj, केटरिंग, कैटरिंग, खानपान, भोज, கேட்டரிங், কেটারিং, ক্যাটারিং, క్యాటరింగ్, కేటరింగ్, ಕೇಟರಿಂಗ್, ಕ್ಯಾಟರಿಂಗ್, કેટરિંગ, ਕੇਟਰਿੰਗ
food: khana, khaana, bhojan, jevan, khane, खाना, भोजन, जेवण, खाने
vegetarian: shakahari, shudh shakahari, veg khana, शाकाहारी, शुद्ध शाकाहारी, वेज
non veg: nonveg, mansahari, नॉन वेज, नॉनवेज, मांसाहारी
jain food: जैन खाना, जैन भोजन
sweets: mithai, mithaai, mithaiyan, मिठाई, मिठाइयां
chaat: चाट
biryani: बिरयानी
cake: केक
tent: tamboo, tambu, tent wala, टेंट, तंबू, तम्बू, टेन्ट, டெண்ட், তাঁবু, প্যান্ডেল, టెంట్, ಟೆಂಟ್, તંબુ, ટેન્ટ, ਟੈਂਟ
tent house: टेंट हाउस
shamiana: shamiyana, शामियाना
pandal: पंडाल, पांडाल
mandap: मंडप, मण्डप, vedi, वेदी
decorator: டெகோரேட்டர், டெக்கரேட்டர், అలంకరణ, ಅಲಂಕಾರ, அலங்காரம், ಡೆಕೊರೇಟರ್, sajawat wala, sajane wala, डेकोरेटर, सजावट वाला, सजावट वाले, ডেকোরেটর, ডেকরেটর, డెకరేటర్, ડેકોરેટર, ਡੈਕੋਰੇਟਰ
decoration: সাজসজ্জা, శుభ అలంకరణ, શણગાર, sajawat, sajavat, saaj sajja, saj sajja, सजावट, साज सज्जा, डेकोरेशन, ডেকোরেশন, డెకరేషన్, ಡೆಕೊರೇಷನ್, ડેકોરેશન, டெகோரேஷன்
flower: phool, phul, फूल, पुष्प, फूलों, phoolon
florist: phoolwala, phool wala, फूल वाला, फूलवाला, माली
balloon: gubbara, gubbare, गुब्बारा, गुब्बारे, बैलून
stage: manch, मंच, स्टेज
lighting: lighting wala, bijli sajawat, jagmagahat, लाइटिंग, रोशनी
light: batti, लाइट, बत्ती
varmala: jaimala, jaymala, जयमाला, वरमाला
car decoration: gadi sajawat, gaadi sajawat, गाड़ी सजावट, गाड़ी की सजावट
photographer: போட்டோகிராபர், புகைப்படக்கலைஞர், போட்டோகிராஃபர், ഫോട്ടോഗ്രാഫർ, আলোকচিত্রী, photowala, chhayakar, chayakar, photo khinchne wala, फोटोग्राफर, फ़ोटोग्राफ़र, फोटो वाला, फोटो वाले, छायाकार, छायाचित्रकार, புகைப்படக்காரர், ফটোগ্রাফার, চিত্রগ্রাহক, ఫోటోగ్రాఫర్, ಛಾಯಾಗ್ರಾಹಕ, ಫೋಟೋಗ್ರಾಫರ್, ફોટોગ્રાફર, ਫੋਟੋਗ੍ਰਾਫਰ
photography: फोटोग्राफी, फ़ोटोग्राफ़ी, chhayankan
photo: tasveer, फोटो, फ़ोटो, तस्वीर
videographer: videowala, video wala, वीडियोग्राफर, वीडियो वाला
video: वीडियो, विडियो
camera: कैमरा
drone: ड्रोन
album: एल्बम
pre wedding: प्री वेडिंग, प्रीवेडिंग
event planner: karyakram aayojak, ayojak, aayojak, इवेंट प्लानर, आयोजक, कार्यक्रम आयोजक, நிகழ்ச்சி ஏற்பாட்டாளர், ইভেন্ট প্ল্যানার, ఈవెంట్ ప్లానర్, ಈವೆಂಟ್ ಪ್ಲಾನರ್, ઇવેન્ટ પ્લાનર, नियोजक
wedding planner: वेडिंग प्लानर, shaadi planner, shadi planner, शादी प्लानर, शादी का प्लानर
event management: इवेंट मैनेजमेंट
planner: प्लानर
organiser: organizer, ऑर्गेनाइज़र
event: karyakram, karyakaram, samaroh, aayojan, ayojan, utsav, इवेंट, कार्यक्रम, समारोह, आयोजन, उत्सव
volunteer: swayamsevak, swayam sevak, sewadar, sevadar, karyakarta, वॉलंटियर, वालंटियर, वॉलिंटियर, स्वयंसेवक, सेवक, कार्यकर्ता, सेवादार, தன்னார்வலர், স্বেচ্ছাসেবক, వాలంటీర్, ಸ್ವಯಂಸೇವಕ, સ્વયંસેવક, ਵਲੰਟੀਅਰ
volunteer manager: वॉलंटियर मैनेजर, swayamsevak prabandhak, स्वयंसेवक प्रबंधक
manager: prabandhak, मैनेजर, प्रबंधक
helper: sahayak, madadgar, हेल्पर, सहायक, मददगार
security: suraksha, guard, सुरक्षा, सिक्योरिटी, गार्ड
crowd: bheed, bhid, भीड़
registration: panjikaran, panjiyan, पंजीकरण, पंजीयन, रजिस्ट्रेशन
first aid: prathmik upchar, prathamik chikitsa, प्राथमिक उपचार, प्राथमिक चिकित्सा
cleaning: safai, saaf safai, सफाई, साफ सफाई
rental: kiraya, kiraye, kiraaye, bhada, bhade, kiraye par, kiraye pe, bhade par, किराया, किराये, किराए, भाड़ा, भाड़े, किराए पर, किराये पर, रेंटल
equipment: saman, samaan, upkaran, सामान, उपकरण
sound system: dj sound, mike set, साउंड सिस्टम, साउंड, डीजे साउंड, माइक सेट
speaker: dhwani yantra, bhopu, स्पीकर, भोंपू
microphone: माइक, माइक्रोफोन
generator: genset, जनरेटर, जेनरेटर, जनरेटर सेट
projector: प्रोजेक्टर
led wall: एलईडी वॉल, एलईडी स्क्रीन, एलईडी दीवार
screen: parda, पर्दा, स्क्रीन
chair: kursi, kursiyan, kursiya, कुर्सी, कुर्सियां, कुर्सियाँ, நாற்காலி, চেয়ার, కుర్చీ, కుర్చీలు, ಕುರ್ಚಿ, ખુરશી, ਕੁਰਸੀ, खुर्ची, खुर्च्या
table: mej, mez, मेज, मेज़, टेबल
sofa: सोफा, सोफ़ा
fan: pankha, pankhe, पंखा, पंखे
air cooler: कूलर, एयर कूलर
air conditioner: एसी, vatanukulit, वातानुकूलित
bartan: utensils, बर्तन
pandit: panditji, pandit ji, पंडित, पण्डित, पंडितजी, पंडित जी, पुरोहित, पुजारी, आचार्य, पुरोहितजी
priest: புரோகிதர், పురోహితుడు, ಪುರೋಹಿತ, পুরোহিত, प्रीस्ट, பூசாரி, சாஸ்திரிகள், పూజారి, పురోహిత్, ಅರ್ಚಕ, ગોર, ગોર મહારાજ, પૂજારી, ঠাকুরমশাই, भटजी, गुरुजी
qazi: kaazi, maulvi, maulana, काजी, क़ाज़ी, मौलवी, मौलाना
granthi:, ग्रंथी, ज्ञानी
pastor: paadri, पादरी, पास्टर
nikah: nikaah, निकाह, निक़ाह
puja: pujan, पूजा, पूजन
katha: कथा
satyanarayan: satyanarayan katha, satyanarayan puja, सत्यनारायण, सत्यनारायण कथा
havan: hawan, yagya, yajna, homam, हवन, यज्ञ
griha pravesh: grih pravesh, grah pravesh, gruha pravesh, housewarming, house warming, गृह प्रवेश, गृहप्रवेश
mundan: chudakarma, मुंडन, मुण्डन
naming ceremony: namkaran, naamkaran, barsa, barhi, नामकरण, बारसा
upanayan: janeu, janeyu, yagnopavit, munj, उपनयन, जनेऊ, यज्ञोपवीत, मुंज
godh bharai: god bharai, godbharai, baby shower, dohale jevan, seemantham, गोद भराई, गोदभराई, डोहाळे जेवण, बेबी शावर
last rites: antim sanskar, terahvin, tehravi, अंतिम संस्कार, तेरहवीं
bhoomi puja: bhumi pujan, भूमि पूजन, भूमिपूजन
office opening: udghatan, shubharambh, उद्घाटन, शुभारंभ
birthday: janamdin, janmdin, janam din, janm din, janmadin, varshganth janm, vadhdivas, birth day, जन्मदिन, जनमदिन, जन्म दिन, जन्मदिवस, वाढदिवस, बर्थडे, बर्थ डे
anniversary: salgirah, saalgirah, varshgaanth, varshganth, सालगिरह, वर्षगांठ, वर्षगाँठ, एनिवर्सरी
engagement: sagai, sagaai, mangni, sakharpuda, ring ceremony, सगाई, मंगनी, साखरपुडा, रिंग सेरेमनी, एंगेजमेंट
roka: रोका
tilak: तिलक, tika, टीका
haldi: pithi, हल्दी, पीठी
sangeet: ladies sangeet, mahila sangeet, संगीत, लेडीज संगीत, महिला संगीत
reception: preetibhoj, pritibhoj, swagat samaroh, रिसेप्शन, प्रीतिभोज, स्वागत समारोह
baraat: barat, baarat, barati, बारात, बरात
bidaai: vidai, bidai, विदाई, बिदाई
phere: saat phere, pheras, फेरे, सात फेरे
ghodi: ghori, ghodi wala, ghodiwala, घोड़ी, घोड़ी वाला
baggi: buggy, baggy, बग्गी
doli: palki, डोली, पालकी
jagran: jagrata, jagraata, mata ki chowki, mata ki chauki, ratjaga, bhagwati jagran, जागरण, जगराता, माता की चौकी, रतजगा
bhandara: bhandaara, langar, prasad bhoj, भंडारा, लंगर
satsang: pravachan, सत्संग, प्रवचन
ramlila: ramleela, रामलीला
navratri: navaratri, नवरात्रि, नवरात्र
ganpati: ganesh utsav, गणपति, गणेश उत्सव
durga puja: दुर्गा पूजा
diwali: deepawali, dipawali, deepavali, दिवाली, दीवाली, दीपावली
holi: होली
eid: id milan, ईद
christmas: bada din, क्रिसमस
mela: मेला, mele
kavi sammelan: mushaira, kavi gosthi, कवि सम्मेलन, मुशायरा
function: प्रोग्राम, program, programme, फंक्शन, फ़ंक्शन
school: vidyalaya, पाठशाला, विद्यालय, स्कूल
college: mahavidyalaya, कॉलेज, महाविद्यालय
office: daftar, karyalaya, दफ्तर, कार्यालय, ऑफिस
corporate: कॉर्पोरेट
guests: mehman, mehmaan, mehmano, mehmanon, log, logon, logo ke, atithi, baratiyon, मेहमान, मेहमानों, लोग, लोगों, अतिथि, व्यक्ति, जन
children: bachche, bacche, bachchon, bacchon, बच्चे, बच्चों
family: parivar, pariwar, परिवार
female: mahila, ladies, महिला, लेडीज
live: लाइव
budget: बजट
rupees: rupaye, rupaya, rupye, rupay, रुपये, रुपए, रुपया, रू, रु
lakh: lac, लाख
thousand: hazar, hazaar, hajar, हजार, हज़ार
plate: thali, थाली, प्लेट
old: purana, purani, पुराना, पुरानी
`;

/** Words of Hindi without weight, as people type them in either script; they narrow nothing. */
export const SMALL_WORDS_OF_HINDI = `
wale vale vala vali waale waala waali walo walon ke ki ka ko se par pe liye lie liya keliye chahiye chahie chahiya chaahiye chaiye
chahta chahti chahte mein mai mujhe mujhko humein hamein hume hame hamare hamara hamari mere meri apne apna apni kare karne karna karo
karen karenge karwana karwani karana karani banane banana batao bataiye bataye dikhao dikhaiye dikhaye dhundho dhundo dhoondo dhund
dhoondh khojo khoj chahunga mil mile milega milegi milenge sakta sakti sakte hai hain hoga hogi honge tha thi the raha rahi rahe
aur ya bhi hi to toh kya kaun kaunsa konsa kaunse koi kuch kis kiska kaise kab kitna kitne kitni kitane yahan yaha wahan waha idhar udhar
paas pas najdik nazdik nazdeek nazdiki aaspaas aspas aas ghar aana aane accha achche acche achhe achhi acchi achi badhiya badiya badia
sabse sab saare bahut jyada zyada kam sasti sastey mehnga keemat kimat daam bhav ji shri kripya kripaya aaj kal parso abhi jaldi
namaste namaskar dhanyavad dhanyawad shehar shahar sheher mohalla ilaka ilake
वाला वाली वाले वालों वालो के की का को से पर पे में मे मैं मुझे मुझको हमें हमे हम हमारे हमारा हमारी मेरे मेरी मेरा अपने अपना अपनी
लिए लिये चाहिए चाहिये चाहता चाहती चाहते करना करने करनी करें करे करो करवाना करवानी कराना कराने बताओ बताएं बताइए बताएँ दिखाओ दिखाएं
दिखाइए दिखाएँ ढूंढो ढूंढें ढूँढें ढूंढना ढूंढ खोजो खोजें खोज मिल मिले मिलेगा मिलेगी मिलेंगे सकता सकती सकते है हैं होगा होगी होंगे हो था थी थे
रहा रही रहे और या भी ही तो क्या कौन कौनसा कौनसी कोई कुछ किस कैसे कब कहां कहाँ कितना कितने कितनी यहां यहाँ वहां वहाँ
पास नजदीक नज़दीक नजदीकी आसपास आस घर अच्छा अच्छे अच्छी बढ़िया बढिया बेहतरीन सबसे सब बहुत ज्यादा कम सस्ता सस्ते सस्ती महंगा कीमत दाम
रेट भाव जी श्री कृपया आज कल परसों अभी जल्दी नमस्ते नमस्कार धन्यवाद शहर मोहल्ला इलाका इलाके एक दो नंबर नम्बर संपर्क फोन मोबाइल बुक बुकिंग
सेवा सर्विस सूची लिस्ट नाम भाई दीदी बहन भैया बेटी बेटा बेटे माँ पिता पापा मम्मी दोस्त इस उस यह वह ये वो ने तक लेकर साथ द्वारा हेतु
आहे आहेत पाहिजे पाहिजेत हवे हवा हवी साठी मध्ये जवळ चा ची चे च्या आणि किंवा મને માટે માં છે જોઈએ નજીક આ એક અને ના ની નું નો વાળા
জন্য চাই একটি কাছে ভালো এর ও আমার தேவை வேண்டும் இல் அருகில் நல்ல ஒரு కావాలి లో కోసం దగ్గర మంచి ఒక ಬೇಕು ನಲ್ಲಿ ಹತ್ತಿರ ಒಳ್ಳೆಯ ಒಂದು ಗಾಗಿ
ਲਈ ਵਿੱਚ ਚਾਹੀਦਾ ਦਾ ਦੀ ਦੇ ਨੇੜੇ
`;
