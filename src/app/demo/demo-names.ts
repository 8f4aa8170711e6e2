/** Given names and surnames as they go together in India, by community. */

type Names = {
  male: string[];
  female: string[];
  last: string[];
  /** Share of people with a single name. */ single?: number;
};

const list = (text: string) => text.split(" ").map((name) => name.replaceAll("_", " "));
const names = (male: string, female: string, last: string, single = 0): Names => ({
  male: list(male),
  female: list(female),
  last: list(last),
  single,
});

export const COMMUNITIES = {
  hindi: names(
    "Aarav Abhishek Aditya Ajay Akash Alok Aman Amit Anand Ankit Anurag Arpit Ashutosh Ayush Deepak Devendra Dheeraj Gaurav Gopal Harsh Himanshu Hitesh Kapil Kartik Keshav Krishna Kunal Lokesh Manish Mayank Mohit Mukesh Naveen Nikhil Nitin Pankaj Piyush Pradeep Prakash Prashant Rahul Rajat Rajesh Rakesh Ravi Rohan Rohit Sachin Sandeep Sanjay Satyam Saurabh Shivam Shubham Siddharth Sumit Sunil Suraj Tarun Utkarsh Vaibhav Vijay Vikas Vinay Vishal Vivek Yash Yogesh",
    "Aakanksha Aarti Aditi Akanksha Anamika Anita Anjali Ankita Anshika Anushka Aparna Archana Arpita Astha Babita Bharti Chhavi Deepika Deepti Diksha Divya Garima Jaya Jyoti Kajal Kanchan Kavita Khushi Kiran Kirti Komal Kritika Kumud Lata Madhuri Mamta Manisha Meena Megha Monika Muskan Namrata Nandini Neelam Neha Nidhi Nikita Nisha Pallavi Pooja Poonam Prachi Pragya Preeti Priya Priyanka Rachna Radhika Rashmi Rekha Renu Richa Ritu Roshni Ruchi Sakshi Sandhya Sangeeta Saroj Shalini Shikha Shivani Shraddha Shreya Shweta Simran Smita Sneha Sonal Sonam Sunita Swati Tanya Upasana Usha Vandana Varsha Vidya Yamini",
    "Agrawal Awasthi Bajpai Bansal Baghel Bhadoria Bhargava Chaturvedi Chauhan Chouhan Dixit Dubey Dwivedi Gour Gupta Jain Jaiswal Joshi Kashyap Khare Kushwaha Lodhi Mahajan Malviya Maurya Mishra Nagar Namdev Nema Pal Pandey Parihar Patel Pathak Patidar Porwal Prajapati Raghuvanshi Rai Rajput Rathore Sahu Saxena Sen Sharma Shukla Singh Sisodiya Solanki Soni Srivastava Thakur Tiwari Tomar Tripathi Upadhyay Verma Vishwakarma Vyas Yadav",
    0.02,
  ),
  muslim: names(
    "Aamir Aaqib Adil Adnan Ahmed Arbaaz Arif Asif Faisal Faizan Farhan Hamza Imran Irfan Javed Junaid Kashif Mohsin Nadeem Rehan Rizwan Saif Salman Sameer Shadab Shahid Shoaib Tabrez Tariq Wasim Yusuf Zaid Zeeshan",
    "Aafreen Aaliya Afsana Alfiya Amreen Ayesha Bushra Farheen Fatima Gulnaz Heena Iqra Mahira Mehnaz Nagma Nazia Nilofer Parveen Rubina Rukhsar Sabiha Sana Shabana Shaista Shaheen Sumaiya Tabassum Tarannum Uzma Yasmin Zainab Zoya",
    "Ahmed Akhtar Alam Ali Ansari Chishti Farooqui Hashmi Hussain Idrisi Khan Khatri Mansuri Mirza Nagori Pathan Qureshi Rizvi Saiyed Shaikh Siddiqui Usmani Zaidi",
    0.03,
  ),
  marathi: names(
    "Aditya Ajinkya Akshay Amey Aniket Atharva Avinash Chinmay Ganesh Hrishikesh Kedar Kunal Mandar Mangesh Mihir Nilesh Ninad Omkar Parag Prathamesh Prasad Rohan Rushikesh Sagar Sameer Sandip Sanket Shantanu Shreyas Siddhesh Soham Suhas Swapnil Tejas Tushar Umesh Vaibhav Vinayak Yash",
    "Aarti Aditi Aishwarya Amruta Anagha Anjali Asmita Bhagyashree Dipali Gauri Gayatri Ishwari Jui Ketaki Madhura Manasi Mrunal Mugdha Namrata Neha Pallavi Pooja Prajakta Pranali Rasika Renuka Ruta Rutuja Sae Sayali Shital Shruti Shubhangi Snehal Sonali Supriya Swarali Tanvi Tejaswini Vaishnavi Vrushali",
    "Apte Bhosale Bapat Bhalerao Chavan Dalvi Deshmukh Deshpande Dhumal Gadgil Gaikwad Ghorpade Gokhale Holkar Inamdar Jadhav Jagtap Joshi Kadam Kale Kamble Karve Kelkar Kulkarni Londhe Mane More Mohite Nikam Pande Patil Pawar Phadke Ranade Salunkhe Sathe Sawant Shinde Shirke Surve Tambe Thorat Wagh Waghmare",
  ),
  gujarati: names(
    "Bhavesh Chirag Darshan Dhaval Dhruv Hardik Harshil Hiren Jatin Jay Jignesh Kaushal Ketan Kirtan Mehul Mihir Milan Mitesh Nirav Parth Pratik Rajan Rutvik Sagar Savan Smit Tejas Urvish Vatsal Viral Yagnesh",
    "Aarohi Bansari Bhumika Charmi Daksha Dhara Dhruvi Drashti Falguni Hetal Hiral Janki Jinal Kinjal Krupa Krishna Mansi Megha Mittal Nirali Pinal Rinkal Riddhi Sejal Shivangi Surbhi Toral Urvashi Vidhi Zalak",
    "Acharya Barot Bhatt Chaudhari Dave Desai Gadhvi Gajjar Gohil Jadeja Jani Joshi Kansara Kothari Lakhani Makwana Mehta Mistry Modi Naik Pandya Panchal Parekh Parmar Patel Raval Sanghvi Shah Solanki Soni Suthar Thakkar Trivedi Vaghela Vora Zala",
  ),
  rajasthani: names(
    "Ajaypal Bhanwar Bhupendra Chetan Devendra Dinesh Gajendra Ganpat Girdhari Hanuman Harish Hemant Inder Jagdish Jitendra Kailash Khushal Kuldeep Lokendra Mahipal Mahendra Manohar Mukul Narpat Om Prahlad Pushpendra Rajveer Ramesh Ratan Shyam Surendra Vikram Yogendra",
    "Anju Antima Bhagwati Bhawana Chanda Durga Garima Geeta Hemlata Indu Jaya Kamla Kanta Kusum Laxmi Mamta Manju Mohini Nirmala Payal Pinky Pushpa Rajshree Ramila Sarita Seema Shanti Sharda Sita Suman Sunita Teena Usha Vimla",
    "Bhati Bishnoi Bohra Charan Choudhary Daga Gehlot Godara Gurjar Jangid Jat Jhala Kanwar Khandelwal Kumawat Maheshwari Mathur Meena Nathawat Ojha Paliwal Pareek Prajapat Purohit Rajpurohit Rathore Saini Sankhla Shekhawat Singhvi Sharma Sisodia Solanki Soni Swami Tak Vyas",
  ),
  punjabi: names(
    "Amandeep Amritpal Arshdeep Baljit Charanjit Daljeet Davinder Gagandeep Gurdeep Gurkirat Gurpreet Gursimran Harjot Harmanpreet Harpreet Inderjit Jagjit Jaspreet Jatinder Karanveer Lovepreet Maninder Manpreet Navjot Parminder Rajinder Ravinder Satnam Sukhdev Sukhwinder Tejinder Varinder",
    "Amanpreet Arshpreet Balwinder Gurleen Harleen Harsimrat Jasleen Jaspreet Kamaljit Karamjit Kirandeep Kulwinder Lovleen Mandeep Manjit Navdeep Navneet Parneet Prabhjot Rajwinder Ramandeep Ravneet Rupinder Sandeep Simranjeet Sukhmani Tarandeep",
    "Singh Singh Singh Kaur Kaur Aulakh Bajwa Bains Brar Cheema Dhaliwal Dhillon Gill Grewal Kang Mann Pannu Randhawa Sandhu Sekhon Sidhu Sohal Virk",
  ),
  bengali: names(
    "Abhijit Anirban Arindam Arka Arnab Atanu Bikram Biplab Debashish Dipankar Indranil Joydeep Koushik Partha Pritam Rajarshi Sayan Shubhankar Sougata Soumik Souvik Sumanta Supratim Swarnendu Tamal Tapas Tathagata Ujjwal",
    "Ananya Anindita Baishakhi Barnali Debolina Dipanwita Ishani Jhilik Keya Madhumita Mitali Mousumi Nabanita Paramita Piyali Rima Rituparna Sanchita Shreyasi Shrestha Sohini Srijita Sudeshna Sushmita Tanusree Tiyasa Titas",
    "Adhikari Banerjee Barman Basu Bhattacharya Biswas Bose Chakraborty Chatterjee Das Dasgupta Datta Dey Ganguly Ghosh Guha Halder Kar Kundu Majumdar Mandal Mitra Mukherjee Nandi Naskar Pal Paul Roy Saha Sarkar Sengupta Sinha",
  ),
  odia: names(
    "Ansuman Asish Bibhu Bikash Biswajit Chinmaya Debasis Dibyajyoti Gyana Jagannath Jitu Kanha Lingaraj Manas Pabitra Prasanta Rakesh Sambit Satyabrata Saroj Smruti_Ranjan Soumya_Ranjan Subrat Sudhansu Tapan",
    "Ankita Archita Barsha Bijayalaxmi Diptimayee Gitanjali Itishree Jyotsnamayee Lipsa Madhusmita Monalisa Namita Pallavi Pragyan Priyambada Rashmita Sasmita Smrutirekha Sonali Subhashree Sucheta Swagatika",
    "Acharya Barik Behera Biswal Das Dash Jena Khuntia Mahapatra Mallick Mishra Mohanty Mohapatra Moharana Nanda Nayak Padhi Panda Pani Parida Patnaik Pradhan Rath Rout Sahoo Samal Sahu Senapati Swain Tripathy",
  ),
  assamese: names(
    "Abhilash Anupam Bhaskar Bikash Chandan Debajit Dhrubajyoti Diganta Gautam Himangshu Hrishikesh Jintu Jyotishman Kaushik Manash Mriganka Nayan Nilotpal Pranjal Rupam Tridip Utpal",
    "Anamika Barasha Bhaswati Daisy Dipshikha Gitashree Himashree Jonali Juri Kabita Karabi Mayuri Mitali Nabanita Nayanmoni Pallabi Prarthana Priyakshi Rashmirekha Rimjhim Sewali Upasana",
    "Baruah Bhuyan Bora Borah Bordoloi Borgohain Boro Chetia Das Deka Doley Dutta Gogoi Goswami Hazarika Kakati Kalita Mahanta Medhi Narzary Pathak Phukan Rabha Saikia Sarma Sonowal Talukdar",
  ),
  tamil: names(
    "Aravind Arun Ashwin Balaji Dinesh Gokul Hari Jagan Karthik Kathiravan Manikandan Mukilan Muthu Naveen Prabhu Pradeep Praveen Rajkumar Sabari Santhosh Saravanan Senthil Sivakumar Sriram Surya Thirumal Vasanth Vignesh Vijay Yuvaraj",
    "Abirami Anitha Bhuvaneshwari Brindha Deepa Dharani Gayathri Gomathi Indhumathi Janani Kalaivani Kanimozhi Kavitha Keerthana Lakshmi Malathi Meenakshi Nandhini Nithya Oviya Pavithra Priyadharshini Ramya Revathi Sangeetha Saranya Selvi Sowmya Subha Thenmozhi Vaishnavi Yazhini",
    "Annamalai Arumugam Balasubramanian Chandrasekar Chelladurai Durairaj Elango Ganesan Govindarajan Jayaraman Kannan Krishnamurthy Kumaresan Mahalingam Manoharan Murugan Natarajan Palanisamy Pandian Perumal Raghavan Rajendran Ramasamy Selvaraj Shanmugam Srinivasan Subramanian Sundaram Thangavel Veerappan Velmurugan Venkatesan",
    0.12,
  ),
  telugu: names(
    "Abhiram Anil Bhanu Charan Chaitanya Dileep Ganesh Harsha Jagadeesh Kalyan Kiran Koushik Lokesh Madhu Mahesh Manoj Naresh Pavan Phani Praneeth Rajasekhar Ramakrishna Ravi_Teja Sai_Kumar Sandeep Srikanth Srinivas Sudheer Suresh Teja Uday Venkatesh Vamsi",
    "Akhila Alekhya Anusha Aparna Bhargavi Bhavani Divya Harika Haritha Indira Jhansi Jyothi Kavya Keerthi Lahari Lavanya Madhavi Mounika Navya Niharika Padma Pravallika Pujitha Ramya Sahithi Sailaja Sandhya Sravani Sirisha Sowjanya Sushma Swapna Vijaya",
    "Akula Alluri Bandaru Boddu Chinta Dasari Gadde Gorantla Gudipati Indukuri Kalva Kandula Katta Kolli Konda Kota Madala Maddula Manchala Mekala Myneni Nalla Nimmagadda Paladugu Pasupuleti Peddi Rao Reddy Sanapala Tadepalli Tummala Vadlamudi Vemula Yalamanchili Yerra",
  ),
  kannada: names(
    "Abhinav Ajay Anand Basavaraj Bharath Chandan Chetan Darshan Girish Guruprasad Harsha Karthik Kiran Lohith Madhusudan Mahesh Manjunath Nagaraj Nandish Pavan Prajwal Prasanna Raghavendra Rakshith Sachin Shashank Shivakumar Skanda Sudeep Sumanth Sunil Vinay",
    "Aishwarya Akshatha Ambika Anjana Anusha Bhavya Chaitra Deepika Divyashree Gowri Harshitha Jyothi Kavana Kavyashree Lakshmi Likitha Meghana Namratha Nayana Pallavi Pooja Pragathi Ranjitha Rashmi Roopa Sahana Shilpa Shruthi Spoorthi Sushma Vidya Yashaswini",
    "Acharya Angadi Bhat Biradar Desai Gowda Gouda Hegde Hiremath Hosamani Joshi Kamath Karanth Kulkarni Kumbar Naik Nayaka Pai Patil Pujari Rao Shanbhag Shetty Shivanna Sirsi Swamy Talwar Tantri Upadhya Urs",
    0.05,
  ),
  malayali: names(
    "Abhijith Ajith Akhil Amal Anoop Arjun Arun Biju Deepu Gokul Hari Jithin Kiran Krishnakumar Midhun Nikhil Nithin Pranav Rahul Renjith Sajan Sandeep Sarath Shyam Sreejith Sreekumar Sujith Vineeth Vishnu Vivek",
    "Aiswarya Ammu Anagha Anjana Anju Arya Athira Bindu Devika Divya Gayathri Gopika Greeshma Jisha Karthika Krishnapriya Lakshmi Malavika Manju Meera Nayana Nimisha Parvathy Remya Reshma Sandra Sangeetha Saranya Sreelakshmi Sruthi Swathi Vidya",
    "Chandran Gopalan Kaimal Krishnan Kurup Mohanan Menon Nair Nambiar Namboothiri Panicker Pillai Prasad Rajan Raghavan Ramachandran Sasidharan Sivadas Sreedharan Sukumaran Unnithan Varma Vijayan Warrier",
    0.06,
  ),
  christian: names(
    "Abin Aloysius Alwin Anthony Ashley Basil Blaise Clinton Denzil Dominic Edwin Francis George Glenn Ivan Jacob Jerome Joel Jose Joshua Kevin Lloyd Manuel Melvin Nelson Noel Roshan Savio Sebin Shaun Thomas Tobin",
    "Alphonsa Ancy Angela Anitta Ann_Mary Celine Christina Cynthia Delna Elizabeth Flavia Grace Irene Jasmine Jessica Joanna Josna Liya Lorna Maria Mariam Merlin Natasha Neethu Philomena Rachel Rosamma Sandra Sharon Sherin Tessy Veronica",
    "Abraham Alex Antony Baptista Braganza Chacko Coelho Cherian D'Costa D'Silva D'Souza Dias Fernandes Gomes George Jacob John Joseph Kurian Lobo Mascarenhas Mathew Menezes Noronha Pereira Philip Pinto Rebello Rodrigues Sequeira Thomas Varghese Vaz",
  ),
  konkani: names(
    "Amogh Deepraj Gaurish Kamlesh Mahadev Nitesh Pundalik Rajesh Samir Shubham Siddhesh Suraj Vishant Yogesh",
    "Akshata Divya Gauravi Jyoti Mayuri Neeta Pratiksha Rashmi Samiksha Shambhavi Shradha Sneha Sweta Vaishali",
    "Borkar Dessai Gaonkar Gawas Kakodkar Kamat Kerkar Lotlikar Naik Parab Prabhudesai Raikar Sawant Shirodkar Tendulkar Verlekar",
  ),
  kashmiri: names(
    "Aabid Adil Aijaz Basharat Danish Faisal Hilal Irfan Ishfaq Junaid Mudasir Muzamil Nasir Owais Parvaiz Rouf Shabir Suhail Tanveer Umar Yasir Zahoor",
    "Afshan Asmat Beenish Bisma Fozia Ifrah Insha Irtiqa Masrat Mehvish Munazah Nighat Quratulain Rifat Saima Sumaira Tabinda Uzma Zubaida",
    "Bhat Dar Ganaie Khanday Lone Magray Malik Mattoo Mir Nazki Parray Rather Reshi Shah Sheikh Sofi Tantray Wani Zargar",
  ),
  pahari: names(
    "Anshul Arvind Bhupesh Deepak Devraj Digvijay Girish Harish Kamal Khem Lalit Mohan Naveen Pawan Prem Puran Rajeev Sanjeev Sunder Surender Tek Virender",
    "Anjana Asha Bhawna Champa Deepa Hema Indira Kamla Kavita Kiran Laxmi Meenakshi Nirmala Pushpa Reena Sapna Shashi Sonika Sunita Tanuja Vimla Yashoda",
    "Adhikari Bhandari Bisht Chand Dhami Dogra Gusain Joshi Kandari Katoch Mehta Negi Nautiyal Pant Pathania Rana Rawat Semwal Sharma Thakur Uniyal Verma",
  ),
  adivasi: names(
    "Ajay Anil Bablu Birsa Budhram Dilip Jaipal Jitan Karma Lakhan Mangal Manoj Motilal Raimal Ramdas Sanjay Shibu Somra Sukhlal Sunil",
    "Anita Basanti Budhni Champa Jaymani Jhano Karuna Lalita Mangri Phulmani Pramila Punam Rimil Salomi Sarita Sukurmani Sumitra Sunita Susanna",
    "Baskey Bhuriya Dhurve Dodiyar Ekka Hansda Hembrom Kandulna Kerketta Kujur Lakra Marandi Markam Minz Munda Murmu Netam Oraon Purty Soren Surin Tirkey Toppo Tudu Uikey",
  ),
  naga: names(
    "Akum Aben Imlikum Kevi Khriezo Lanu Limawati Medo Nuksung Pele Rokosieno Sentilong Temjen Thungbemo Toshi Vikato Wati Zubemo",
    "Aienla Aloli Asenla Chubala Imkongla Keneingunuo Kiyeneno Lipokla Moala Neisano Noksangla Sentila Temsula Tiakala Vizovonuo Yanger",
    "Ao Angami Chishi Ezung Humtsoe Imchen Jamir Kikon Kire Konyak Lotha Longkumer Ozukum Phom Rengma Rhakho Sema Yepthomi Zeliang Zhimomi",
  ),
  mizo: names(
    "Biakthanga Dinpuia Hmingthanga Lalawmpuia Lalhruaitluanga Lalrinawma Malsawma Ramdinthara Remruata Vanlalruata Zonunsanga Zothanpuia",
    "Hmangaihzuali Laldinpuii Lalhmingliani Lalnunmawii Lalremruati Lalrinpuii Malsawmtluangi Ramengmawii Vanlalhriati Zodinsangi Zoramchhani",
    "Chhangte Chawngthu Fanai Hauhnar Hmar Hnamte Khawlhring Khiangte Pachuau Ralte Renthlei Sailo Tlau Varte Zadeng",
    0.25,
  ),
  manipuri: names(
    "Bishworjit Boboi Chinglen Dayananda Herojit Ibomcha Johnson Khaba Lanchenba Malem Naocha Romen Sanathoi Somorjit Thoiba Tomba",
    "Ambalika Bembem Bidyalaxmi Chanu Devika Ibemhal Langlen Linthoi Memcha Nganthoi Priyobala Roshni Sanahanbi Sorojini Thoibi Tombi",
    "Aribam Chingakham Haokip Keisham Khangembam Kshetrimayum Laishram Leishangthem Moirangthem Ngangom Ningthoujam Oinam Singh Thokchom Thounaojam Waikhom Yumnam",
  ),
  khasi: names(
    "Banteilang Bashan Damanbha Donboklang Gamchi Kitboklang Lamphrang Pynshngain Rimiki Shanbor Silgrik Teibor Wanbok",
    "Aibanda Badapbiang Balarisha Daphisha Ibanri Iarishisha Larisa Mebari Phidalia Rikynti Salgira Wansuk",
    "Dkhar Kharkongor Kharsyntiew Lyngdoh Marak Marbaniang Momin Nongbri Nongrum Pala Rani Sangma Shullai Sohtun Syiem Tariang Warjri",
  ),
  arunachali: names(
    "Bamang Dorjee Jumge Karma Kipa Lham Nabam Nyamar Pasang Rigio Rinchin Tage Tanyang Techi Toko Tsering Yomto",
    "Bengia Dipi Jumri Leki Minam Mumtaz Oyin Pema Pooja Rinya Tashi Tenzin Tsomu Yama Yapi Yater",
    "Apang Dirang Ete Gamlin Jini Khandu Koyu Lego Lollen Mibang Nyori Padung Perme Riba Rigia Taba Tayeng Thongdok Yangfo",
  ),
  sikkimese: names(
    "Aditya Bikram Bishal Chewang Dawa Karma Kushal Nima Pema Prashant Sangay Santosh Sonam Suraj Tashi Tshering Ugen",
    "Anisha Bandana Chungki Diki Kalpana Karma Lhamu Manisha Ongmu Pema Prerna Roshni Sabina Sushila Tshering Yangchen",
    "Bhutia Chettri Gurung Lama Lepcha Limboo Pradhan Rai Sharma Sherpa Subba Sunwar Tamang Thapa",
  ),
  ladakhi: names(
    "Angchuk Dorje Gyaltson Jigmet Lobzang Mutup Norboo Padma Rigzin Skarma Stanzin Tsewang Tundup",
    "Chorol Deachen Diskit Dolma Jigmet Kunzes Lamo Padma Rigzin Spalzes Stanzin Tsering Yangdol",
    "Angmo Chosphel Dawa Gyatso Lakrook Namgail Namgyal Norboo Phuntsog Spalbar Tashi Wangchuk",
    0.3,
  ),
  tripuri: names(
    "Abhijit Bikash Biswajit Dhanya Joydeb Kishor Nirmal Rajib Ranjit Sanjit Subal Sukanta",
    "Anjali Biyashree Hamari Jayanti Khumpui Lakshmi Mousumi Padmini Rinku Sabita Sukla Supriya",
    "Chakma Deb Debbarma Debnath Das Jamatia Kalai Murasing Noatia Reang Roy Saha Tripura",
  ),
} as const satisfies Record<string, Names>;

export type Community = keyof typeof COMMUNITIES;

/** Some write their name in their own script: as shown, and as their username says it. */
export const DEVANAGARI_NAMES: readonly { first: string; last: string; latin: string; woman: boolean }[] = [
  { first: "सुनीता", last: "पाटीदार", latin: "sunita.patidar", woman: true },
  { first: "राधेश्याम", last: "मालवीय", latin: "radheshyam.malviya", woman: false },
  { first: "गायत्री", last: "शर्मा", latin: "gayatri.sharma", woman: true },
  { first: "देवेंद्र", last: "राजपूत", latin: "devendra.rajput", woman: false },
  { first: "कविता", last: "यादव", latin: "kavita.yadav", woman: true },
  { first: "ओमप्रकाश", last: "वर्मा", latin: "omprakash.verma", woman: false },
  { first: "ममता", last: "चौहान", latin: "mamta.chouhan", woman: true },
  { first: "लक्ष्मण", last: "सोलंकी", latin: "laxman.solanki", woman: false },
];
