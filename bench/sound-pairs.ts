/** Words of the trade as one person types them and another writes them: the pairs of `npm run bench -- sound`. */
export const TRADE_PAIRS: readonly (readonly [typed: string, meant: string])[] = `
शादी shaadi|शादी shadi|शादी wedding|विवाह wedding|વિવાહ vivah|বিবাহ vivah|ਵਿਆਹ wedding|लग्न wedding|दुल्हन bride|dulhan bride|दूल्हा groom
दुल्हन dulhan|दूल्हा dulha|बारात baraat|बरात barat|सगाई sagai|सगाई engagement|रोका roka|हल्दी haldi|संगीत sangeet|मेहंदी mehndi|मेहँदी mehendi|મહેંદી mehndi|মেহেন্দি mehndi
गायक singer|गायिका singer|गायक gayak|गायिका gayika|सिंगर singer|સિંગર singer|সিঙ্গার singer|ಗಾಯಕ gayak|ਗਾਇਕ gayak|डांसर dancer|नर्तक dancer|ડાન્સર dancer
एंकर anchor|emcee anchor|डीजे dj|ડીજે dj|ডিজে dj|డీజే dj|ಡಿಜೆ dj|ਡੀਜੇ dj|बैंड band|बैंड बाजा band|ढोल dhol|ઢોલ dhol|ঢোল dhol|ਢੋਲ dhol|ढोलक dholak
तबला tabla|তবলা tabla|बांसुरी flute|बाँसुरी bansuri|सितार sitar|शहनाई shehnai|शहनाई shahnai|नगाड़ा nagada|भजन bhajan|कीर्तन kirtan|क़व्वाली qawwali|कव्वाली kawwali|ग़ज़ल ghazal|गजल gazal
भांगड़ा bhangra|ਭੰਗੜਾ bhangra|गरबा garba|ગરબા garba|डांडिया dandiya|कथक kathak|जादूगर magician|जादूगर jadugar|नाटक natak|नाटक theatre|कठपुतली kathputli|हास्य कवि comedian|कॉमेडियन comedian
फोटोग्राफर photographer|ફોટોગ્રાફર photographer|ফটোগ্রাফার photographer|ఫోటోగ్రాఫర్ photographer|ಫೋಟೋಗ್ರಾಫರ್ photographer|ਫੋਟੋਗ੍ਰਾਫਰ photographer|फोटोग्राफी photography|वीडियोग्राफर videographer|वीडियो video|कैमरा camera|ड्रोन drone|एल्बम album
हलवाई caterer|हलवाई halwai|કેટરિંગ catering|केटरिंग catering|कैटरिंग catering|క్యాటరింగ్ catering|ক্যাটারিং catering|रसोइया rasoiya|बावर्ची bawarchi|खाना khana|खाना food|भोजन bhojan|मिठाई mithai|मिठाई sweets|शाकाहारी vegetarian|बिरयानी biryani|చికెన్ chicken|चाट chaat
टेंट tent|टेंट हाउस tent house|शामियाना shamiana|shamiyana shamiana|पंडाल pandal|मंडप mandap|મંડપ mandap|সাজাবট sajawat|सजावट sajawat|सजावट decoration|डेकोरेटर decorator|ડેકોરેટર decorator|ডেকোরেটর decorator|డెకరేటర్ decorator|फूल flower|फूल phool|गुब्बारे balloon|जयमाला jaimala|वरमाला varmala|मंच stage|स्टेज stage|लाइटिंग lighting
हॉल hall|હોલ hall|হল hall|బ్యాంక్వెట్ banquet|बैंक्वेट हॉल banquet hall|मैरिज हॉल marriage hall|मैरिज गार्डन marriage garden|लॉन lawn|होटल hotel|હોટેલ hotel|রিসোর্ট resort|रिसॉर्ट resort|फार्महाउस farmhouse|हवेली haveli|महल mahal|धर्मशाला dharamshala|સભાગૃહ sabhagrah|सभागार auditorium|ऑडिटोरियम auditorium
मेकअप makeup|મેકઅપ makeup|মেকআপ makeup|మేకప్ makeup|ಮೇಕಪ್ makeup|ब्यूटीशियन beautician|पार्लर parlour|श्रृंगार makeup|पंडित pandit|પંડિત pandit|পণ্ডিত pandit|ਪੰਡਿਤ pandit|पुरोहित purohit|पुजारी pujari|मौलवी maulvi|काजी qazi|निकाह nikah|पूजा puja|পূজা puja|कथा katha|हवन havan|मुंडन mundan|नामकरण namkaran
जागरण jagran|जगराता jagran|माता की चौकी jagran|भंडारा bhandara|सत्संग satsang|जन्मदिन birthday|बर्थडे birthday|janamdin birthday|सालगिरह anniversary|गृह प्रवेश griha pravesh|गोद भराई baby shower|उद्घाटन office opening
साउंड सिस्टम sound system|माइक mic|माइक microphone|स्पीकर speaker|સ્પીકર speaker|जनरेटर generator|ਜਨਰੇਟਰ generator|प्रोजेक्टर projector|ప్రొజెక్టర్ projector|कुर्सी chair|कुर्सी kursi|टेबल table|ટેબલ table|सोफा sofa|पंखा fan|कूलर cooler|किराया rental|किराए पर rental
वॉलंटियर volunteer|वालंटियर volunteer|વોલન્ટિયર volunteer|स्वयंसेवक volunteer|मैनेजर manager|ম্যানেজার manager|मेहमान guests|पार्टी party|પાર્ટી party|পার্টি party|इवेंट event|कार्यक्रम event|आयोजक event planner|वेडिंग प्लानर wedding planner|प्लानर planner
`
  .trim()
  .split(/[\n|]/)
  .map((pair) => {
    // The last words in Latin letters are what is meant.
    const [, typed = "", meant = ""] = /^(.*?[\u0900-\uffff]\S*|\S+) ([a-z ]+)$/.exec(pair) ?? [];
    return [typed, meant] as const;
  });
