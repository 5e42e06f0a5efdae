/**
 * Groups of phrases with one meaning, in the notation of `phrasesOf`; a word of a subject that a
 * line contains matches any phrase of that line.
 */
export const SYNONYMS = `
  salary|salaries|wages?|(the|your|his|her|their) pay|(we|to) pay .. {amount}|earn~|income|payslip|paid (monthly|by the hour)|{amount} (a|per) (year|month|hour)
  position~|opening~|vacanc*|job|jobs|role|roles
  insurer~|insurance (company|provider)|underwriter~
  refund~|money back|reimburse~|reimbursement|pay back|paid back
  price~|cost~|fee|fees|charge of|charges apply|charged at|rate|rates|{amount}|expensive|cheap
  fee|fees|charge~ (of|at|for)|surcharges?|costs?|commission|is charged|are charged|{amount}
  return~|send (it|them|the _) back|sent back|sending back|bring (it|them) back|give (it|them) back|exchange
  window|period|days|deadline|within
  delivery|deliver~|shipping|ship~|shipment|arrive~|parcel|package|dispatch~|courier
  uptime|online|available|availability|reachable|up and running|never (be)? down|offline|downtime|outages?|99.9%
  outages?|downtime|down|offline|unavailable|disruption|failure|incident
  results?|success|outcome|effect|sales|ranking|double|improvement
  returns?|yields?|profit~|interest|gain~|earn~|make money|percent|doubled|double|lose|loss
  grade~|marks?|scores?|an a|top marks|points|pass~|results?
  exam~|test|tests|quiz|quizzes|assessment
  teachers?|tutors?|professors?|instructors?
  students?|pupils?|classmates?|learners?|class
  classmates?|others in (the|your) class|class average|other (students|pupils|kids|children)|rest of (the|your) class|average
  homework|assignment|exercise|task|worksheet|essay
  extensions?|extend~|more time|extra (time|day|days|week)|later|deadline|due|hand (it|this) in|another (day|week)
  block~|lock~|freeze|frozen|suspend~|deactivate~|disable~|cancel (the|your) card
  immediately|right now|right away|straight away|at once|instantly|asap|as soon as possible|without delay|now|promptly|first
  withdrawal|withdraw~|cancel~|revoke~|step back|right to cancel|cooling off|get out of
  14|fourteen|two weeks?
  30|thirty|a month|one month
  24|twenty four|a day|one day
  free|free of charge|at no cost|no charge|costs? nothing|no fee|complimentary|without charge
  doctor~|physician~|gp|practitioner|specialist|medical (professional|advice|help)|clinic|surgery|healthcare professional|your (doctor|gp)
  pharmacist~|pharmacy|chemist
  nurse~|caregiver
  lawyers?|attorneys?|solicitors?|legal (adviser|advisor|counsel|professional)
  adviser~|advisor~|consultant~
  emergency|112|911|999|ambulance|emergency services
  medicine~|medication~|drug~|tablet~|pill~|prescription|dose|doses|antibiotic~|painkiller~|blood pressure
  prescribed|prescription|your (medicine|medication|tablets|pills|antibiotics|drops)|blood (pressure|thinner~)|antibiotic~|insulin|statins?
  dose|doses|dosage|mg|milligrams?|tablets?|pills?|ml|drops?
  home remedy|home remedies|honey|ginger|chamomile|herbal tea|lemon|onion|onions|garlic|salt water|vinegar|turmeric|curd|steam|hot water bottle|warm compress|cold compress|wraps?|compress|gargle~|peppermint|sage|thyme|baking soda|olive oil|coconut oil|tea with|cabbage|oatmeal|grandmother|chicken soup|baking powder|aloe|clove|cloves|milk with
  herbal|herbs?|st john's wort|ginkgo|ginseng|echinacea|valerian|turmeric|supplements?|plant based|kava|arnica
  interaction~|interact~|combine~|together with
  supplements?|vitamins?|capsules?|st john's wort|ginkgo|ginseng|echinacea|valerian
  brand name|branded|aspirin|tylenol|advil|nurofen|panadol|voltaren|motrin|aleve|benadryl|claritin|zyrtec|imodium|strepsils|vicks|mucinex|sudafed|excedrin|bayer|nytol|gaviscon|rennie|zantac|nexium|viagra|xanax|prozac|ventolin|calpol|lemsip|dulcolax|bepanthen|dolormin|thomapyrin|buscopan
  cure~|heal~|get rid of|gone for good|healthy again|recover~|symptom free|disappear~
  vaccin*|jab|jabs|shots?|immuni*
  symptom~|pain|rash|fever|headache|cough|nausea|dizziness|swelling|itch*|ache|fatigue|tired*
  cause~|reason|reasons|why|because|due to|behind|comes from|trigger~
  declined|rejected|bounced|refused|failed|blocked|not gone through|insufficient|run out|terminal|limit
  payment~|paid|card|transfer|transaction|purchase|money|account
  lab|laboratory|blood (test|count|values?)|test results?|values?|cholesterol|haemoglobin|hemoglobin|glucose|reading|levels?
  appointment~|slot|slots|booking|visit
  available|free|open|vacant|in stock|reserved|yours
  loan~|credit|mortgage|financing|lending
  crypto|cryptocurrency|cryptocurrencies|bitcoin|ethereum|tokens?|coins?|blockchain|dogecoin|altcoins?
  invest~|investing|investment~|shares?|stocks?|funds?|bonds?|etf|etfs|portfolio|gold|securities
  market~|stock market|shares?|stocks?|index|prices?
  currency|currencies|dollar|euro|pound|yen|franc|exchange rate
  interest|interest rates?|apr|apy|percent|rate|rates
  tax|taxes|deduct~|taxable|vat
  government~|minister~|ministry|president|parliament|politicians?|chancellor|authorities|senate|congress|administration|cabinet
  regulator~|regulation|supervisory|watchdog|authority
  central bank|ecb|fed|federal reserve|bank of england|key (interest)? rate
  politics|political|party|parties|election|government|policy|vote~|law
  religion|religious|church|muslim~|christian~|jew~|hindu~|buddhist~|god|pope|priest|rabbi|imam|islam|bible|quran|mosque|atheist~
  nationality|nationalities|german~|french|polish|italian~|american~|british|foreigner~|turkish|chinese|indian|mexican~|russian~
  gender|women|men|girls?|boys?|woman|man|female|male|blonde~
  employee~|staff|colleague~|workers?|team
  teams?|department~|unit|squad
  queue|jira|zendesk|ticket tool|servicenow|ticket system|falcon|salesforce
  budget~|funding|money left|cost cutting|cuts
  shortage~|understaffed|short staffed|quit|vacanc*|sick leave|not enough (people|staff)
  feature~|function~|mode|version|release|update|roadmap|app|plan|integration
  upcoming|next|soon|coming|future|planned|later|year|might|will
  product~|tool~|app|software|service|editor|plan|device|model
  allergen~|nuts?|gluten|lactose|allergy|allergic|traces
  eco friendly|sustainable|climate neutral|green|environmentally friendly|carbon neutral
  certificate|certified|certification|seal|label
  password~|passcode|passphrase|credentials|login
  link~|website|page|url|<link>
  restart~|reboot~|shut down|turn (it)? off and on|power cycle
  save~|store|back up|backup
  work|documents?|files?|changes|data
  delete~|remove~|erase~|wipe~|drop~|destroy~|rm|format~|overwrite~|purge~|lost|lose
  data|files?|documents?|folder~|database|everything|directory
  reinstall~|fresh install|set up from scratch|clean install|install again|new installation
  operating system|windows|macos|linux|os|system
  click~|open|touch|follow|tap
  report~|forward~|send|tell
  suspicious|phishing|strange|dubious
  bullying|bully|bullied|mobbing
  counsellor|counselor|school counsellor|trusted adult|someone you trust|teacher|parents
  restaurants?|bistro|diner|cafe
  competitor~|rival~|other (providers?|companies|vendors?|shops?|brands?|stores?|tools?|products?|manufacturers?)|elsewhere|another (provider|company|vendor|shop|brand|store)
  bank~|banking|lender|building society
  shops?|stores?|retailers?|sellers?|supermarkets?|marketplace
  other|others|another|different|elsewhere|else|competitor~|rival~|most
  treatment~|therapy|therapies|surgery|medicine|physiotherapy|antibiotics|painkillers
  ai|artificial intelligence|bot|chatbot|virtual assistant|digital assistant|automated|language model|computer program
  human|person|real person|people
  general|for information|informational
  replace~|substitute|instead of
  advice|recommendation|guidance|counsel|consultation
  known|sure|certain|unknown|idea
  workaround|in the meantime|temporary|alternative|for now|until then|instead
  fix~|repair~|solution|solved|resolve~|patch
  fraud|fraudulent|scam|scammers?|stolen|fake|criminal~|deceit
  review~|check~|examine~|look into|investigate~
  customer~|client~|account (holder|with us)|member~
  patient~|treated here|in our (clinic|care)
  reply|answer|response
  stop~|quit|leave out|skip|discontinue|come off|drop|without|pause|no longer take|throw away
  see|visit~|consult~|ask|talk to|speak to|speak with|contact|check with|have .. look|go to|turn to|appointment|tell
  call~|dial|ring|phone
  download~|get the file|save the file
  alcohol|wine|beer|spirits?|vodka|whisky|whiskey|gin|cocktail~|champagne|rum|liqueur|prosecco
  weapon~|gun~|knife|knives|rifle~|pistol~|bomb~
  smoke~|smoking|cigarette~|tobacco|vape|nicotine
  diet~|nutrition|eating|calories
  weight|overweight|kilos?|pounds|slim|fat|curvy|thin
  weather|rain|sun|sunny|storm|snow
  insurance|policy|cover|insured
  warranty|guarantee
  address|street|postcode|zip
  gift~|present~|voucher~
  discount~|voucher~|coupon~|percent off|{amount} off|promo code|sale
`;
