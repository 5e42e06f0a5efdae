import { foldBase, roughStem } from '@touchstone/text';

/**
 * Fields of everyday requests: words of tool definitions beside words with which people ask for
 * them. A word may belong to several fields.
 */
const FIELDS: Readonly<Record<string, string>> = {
  weather:
    'weather forecast temperature rain raining rainy umbrella snow snowing snowy storm wind windy sunny sun cloudy fog humidity humid cold warm hot freezing degrees celsius fahrenheit climate jacket coat sunscreen pollen precipitation chilly frost thunder heatwave outside wetter regen',
  air: 'air quality pollution smog pollen allergy aqi ozone breathe',
  route:
    'route directions direction drive driving walk walking cycle cycling distance navigation navigate way travel far get traffic maps foot road toll tolls highway journey commute shortest fastest detour',
  places:
    'place places nearby near around close closest nearest location map find spot pharmacy restaurant cafe museum shop bakery atm station hospital park local neighbourhood area radius open',
  coordinates:
    'geocode coordinates coordinate latitude longitude gps position address elevation altitude',
  traffic: 'traffic jam congestion accident roadworks motorway closed delay',
  flight:
    'flight flights fly flying airline airport plane airfare nonstop layover boarding economy business class departure arrival return trip passenger passengers luggage suitcase bag ticket offer',
  train:
    'train rail railway station platform connection ticket coach seat carriage conductor delay ice tgv interrail',
  hotel:
    'hotel hotels room rooms night nights stay accommodation hostel motel resort airbnb lodging guests check_in stars booking reservation suite inn sleep',
  housekeeping: 'housekeeping towels towel sheets linen clean cleaning pillow maid',
  car_rental:
    'rental rent car cars van hire vehicle driver mileage pickup suv windscreen scratch dent',
  taxi: 'taxi ride cab uber lyft driver pickup dropoff fare destination chauffeur',
  parking: 'parking park parked car plate zone garage meter permit',
  vehicle:
    'car vehicle engine oil tyre tire repair garage mechanic brake fuel mileage plate licence motor bike driving battery charging',
  booking:
    'book booking reserve reservation reservations seat table slot appointment ticket confirmed cancel',
  restaurant:
    'restaurant restaurants table dinner lunch eat food cuisine dining menu reservation bistro dish hungry pizza sushi thai italian vegan vegetarian party spot spot',
  food_order:
    'food order delivery pizza burger meal sandwich drinks coke hungry deliver dish menu takeaway eat bring sushi fries salad kebab coffee',
  recipe:
    'recipe recipes cook cooking ingredients bake baking meal dish dinner kitchen boil roast pie soup egg eggs flour servings cuisine leftover pancakes pasta rice',
  nutrition:
    'nutrition calories calorie protein fat carbs vitamins food diet healthy grams nutrients sugar',
  shopping:
    'product products shop shopping buy purchase price cart basket store order cheap item items catalogue search checkout size colour coat shoes dress discount brand groceries supermarket grocery',
  list: 'list todo shopping item items task tasks milk eggs butter out need add buy tick done',
  order:
    'order orders status shipped delivered parcel package purchase bought arrive arrived customer delivery shipping last latest warehouse',
  cancel_order: 'cancel order stop mistake accident changed mind',
  return:
    'return returns exchange refund item broken damaged faulty wrong send back defect tight pictured described voucher replacement pieces arrived cracked complaint',
  refund:
    'refund refunds money back charge charged reimburse repay payment credit twice duplicate overcharged',
  payment:
    'payment payments pay paid charge charged card transaction invoice bill billing amount money settle went through receipt owe customer fee',
  invoice: 'invoice invoices bill billing charge due retainer amount customer net owe',
  subscription:
    'subscription subscriptions subscribe plan membership cancel renew trial tariff contract period premium',
  bank: 'bank account balance transfer money iban deposit savings card transactions transaction spend spent debit rent standing wire broke funds cash beneficiary owe send',
  card: 'card block blocked lost stolen pin credit debit',
  currency:
    'currency currencies exchange convert conversion rate dollars dollar euros euro pounds pound yen francs usd eur gbp money amount koruna zloty rupees pesos worth rubles krona kroner',
  stocks:
    'stock stocks share shares price quote market portfolio ticker symbol invest investment trading nasdaq buy sell company exchange fund dividend crypto bitcoin',
  finance:
    'interest loan mortgage investment return compound rate principal yield income revenue profit tax bond savings pension capital budget annual growth cash flow present value',
  tax: 'tax taxes taxation deduction income return vat filing',
  expense:
    'expense expenses claim receipt reimburse reimbursement lunch dinner taxi train ticket hotel paid meals cost client trip euros',
  leave:
    'leave vacation holiday absence sick ill fever off days parental unpaid time away out request flu home balance remaining left maternity',
  employee:
    'employee employees staff colleague worker payslip salary hr personnel team manager payroll earn earned net reports department',
  job: 'job jobs career cv resume application apply vacancy position hiring recruiter post remote salary offer',
  email:
    'email e-mail mail mails inbox message write send sent reply subject attachment mailed wrote cc draft spam note tell mailbox attach',
  draft: 'draft prepare save sending yet first review unsent',
  chat: 'message channel chat slack post team text send tell dm whatsapp sms status mention',
  phone: 'call phone telephone number dial mobile sms ring voicemail',
  calendar:
    'calendar event events meeting meetings appointment schedule agenda invite free busy slot lunch dinner plumber dentist monday tuesday wednesday thursday friday saturday sunday week tomorrow reschedule hour plate diary review noon attendees',
  availability:
    'free slots slot available availability time both when could find common everyone busy',
  reminder: 'remind reminder reminders forget alarm notify notification ping alert remember later',
  timer:
    'timer countdown minutes minute seconds hour count egg eggs pasta tea oven bread stopwatch pomodoro alarm',
  music:
    'music song songs play playlist track album artist band listen spotify shuffle singer jazz rock techno tune radio playback skip volume concert hits',
  volume: 'volume loud louder quiet quieter sound speaker crank mute turn',
  playback: 'pause playback stop resume play skip next track song',
  video:
    'video movie movies film films watch series cinema tv trailer director actor streaming episode show starring',
  events:
    'concert concerts event events festival show theatre opera ticket tickets venue seats performance exhibition gig match game tours balcony classical',
  lights:
    'living switch light lights lamp lamps brightness bright dim dark brighten bulb colour led dimmer',
  thermostat:
    'thermostat temperature heating heat cool warm cold degrees room cooler warmer ac climate air conditioning conditioner',
  blinds: 'blinds blind shutters shutter curtains curtain shade window daylight open close halfway',
  lock: 'lock locks unlock door doors front back gate key let garage secure open',
  sensor:
    'sensor sensors reading humidity humid temperature motion warm measured room moisture cellar battery how',
  scene:
    'scene scenes mode away night movie morning home activate routine goodnight leaving bed weekend',
  vacuum: 'vacuum robot hoover clean cleaning dust dock battery floor',
  appliance: 'appliance washing machine fridge dishwasher oven conditioner device turn',
  files:
    'file files folder folders document documents path directory upload download pdf txt doc xlsx archive rename move copy notes list contents',
  read_file: 'read document file open text contents say says see show notes minutes',
  share: 'share access permission give view edit comment people collaborate read let invite link',
  photos: 'photo photos picture pictures image images album camera rotate crop blurry sideways',
  code: 'repository repo branch commit commits merge pull request pr code github git issue issues bug develop main rebase squash revert diff fork head base undo build review',
  issue:
    'issue issues bug bugs ticket file report problem error crash broken feature tracker label open close fixed',
  support:
    'ticket tickets support help incident priority agent problem vpn router printer guide article knowledge resolve solved helpdesk reset outage',
  server:
    'server servers service host deployment deploy restart logs log cpu memory metrics replicas scale instance cluster container nginx docker kubernetes pod node worker reboot uptime key',
  network:
    'network device interface ip fabric node sensor connector url request http api endpoint bandwidth wifi bluetooth connect',
  database:
    'database table tables query sql columns column rows row select schema record records data field fields backup restore drop export csv parquet signed customers count migrate',
  analytics:
    'data analytics statistics report metrics dashboard average count total revenue bill billed customers users how many sales orders',
  contacts:
    'contact contacts customer lead leads crm deal company client person record phone prospect know sales pipeline sponsor activity note call account',
  language:
    'translate translation translator language languages english german french spanish italian japanese polish say word text detect sentence meaning grammar dutch swedish greek portuguese russian chinese korean ukrainian politely ubersetzen sprache',
  dictionary: 'define definition meaning word synonym antonym spelling grammar correct',
  audio: 'audio recording transcribe speech voice transcript beats sound',
  text: 'text sentence write summarize summary words analyze sentiment reverse string characters letters',
  search:
    'search web internet google find look page website url site article results browse link online notes release',
  page: 'page website url site fetch download html open link release notes article web read',
  news: 'news headline headlines article articles latest press breaking trending politics trends',
  math: 'calculate math equation number numbers sum sine root quadratic integral derivative triangle area volume circle square prime factor factorial percent multiply divide add average mean median deviation probability vertex matrix vector polynomial solve hypotenuse divisor odds permutation function coefficients roots slope angle',
  statistics:
    'statistics mean median deviation probability distribution regression correlation sample variance test hypothesis data normal standard p-value t-test',
  geometry:
    'area perimeter triangle circle rectangle square radius height base volume sphere cylinder sides angle distance points length',
  physics:
    'physics velocity speed acceleration force mass energy displacement gravity pressure temperature electric magnetic field density wave frequency electron current voltage charge momentum capacitance resistance light capacity thermal entropy projectile work distance time final initial',
  chemistry:
    'chemistry molecule molecular compound reaction element atom mass formula acid mol moles solution concentration chemical ph',
  biology:
    'biology gene genes dna protein cell cells species plant animal genetic genome trait organism population evolution mutation bacteria photosynthesis enzyme blood plants breeding allele',
  units:
    'convert conversion unit units kilometers miles kilograms pounds meters feet cups celsius fahrenheit inches gallons litres',
  color: 'color colour colors rgb hex shade paint mix',
  health:
    'health doctor doctors symptoms patient medical hospital clinic disease medicine pain sick therapy mental diagnosis treatment bmi blood pressure fever heart weight height depression',
  doctor:
    'doctor doctors dr physician specialist dermatologist cardiologist dentist pediatrician patient kids skin rash practice specialty eye knee migraines headache baby',
  appointment:
    'appointment appointments visit slot book doctor dr schedule clinic checkup consultation haircut dentist date meet see',
  prescription:
    'prescription refill medicine medication tablets pills dose pharmacy drug metformin ibuprofen aspirin packs run low repeat more',
  lab: 'lab labs results result test tests blood values findings cholesterol',
  vet: 'vet animal dog cat pet vaccination puppy rabies worm limps horse',
  fitness:
    'workout gym run running steps exercise fitness training yoga class spinning pilates trainer goal walked calories sleep muscle marathon sport jog ran member',
  weight: 'weight weigh weighs kg scale body bmi',
  school:
    'school class pupil teacher lesson lessons grade grades homework timetable maths exam marks parents daughter son',
  university:
    'university course courses student enrol semester exam transcript degree lecture campus college professor thesis study',
  library:
    'library book books novel author reader loan borrow catalogue read isbn publisher title literature overdue hold',
  law: 'law legal court case cases lawsuit lawsuits judge attorney lawyer patent patents crime verdict contract legislation trial crime copyright rights divorce act civil criminal penalty',
  history:
    'history historical war battle king queen president emperor century revolution treaty ancient empire year monarch civilization events event dynasty invention invented discovery discovered',
  politics:
    'election elections president minister government vote senate parliament party country policy mayor',
  geography:
    'continent mongolia suriname country countries capital city cities population river mountain continent border largest area language state states elevation sea lake forest',
  people:
    'person celebrity actor famous biography birthday age net worth born who scientist author composer artist inventor',
  art: 'art painting painter museum artist gallery sculpture exhibition artwork sculptor picasso painted paint visitors monument drawing',
  instruments:
    'instrument guitar piano violin chord scale key note notes tempo melody major minor music tune',
  religion:
    'religion religious church god bible prayer christianity buddhism hindu islam pope temple saint spiritual',
  games:
    'game games player players chess poker card cards score dice level quest character zelda xbox playstation match roll deck sport',
  sports:
    'sport sports team teams match league player players football soccer basketball score ranking tournament season championship nba nfl goals tennis cricket olympics athlete club fixtures win won coach cup games',
  nature:
    'forest wildlife species tree trees ecosystem environment emission carbon climate ocean sea water turtle bird birds animals habitat pollution co2 footprint soil waste recycling',
  garden:
    'garden water watering soil plant plants lawn mow grass roses seeds sow flower vegetable greenhouse thirsty',
  astronomy:
    'planet planets star stars moon sun space orbit galaxy astronomy mars earth nasa light years solar jupiter telescope',
  energy:
    'electricity energy power meter reading consumption gas tariff outage kwh solar panel bulb',
  insurance: 'insurance claim policy cover coverage insured damage stolen accident premium',
  shipping:
    'shipping ship shipment parcel package postal post courier carrier label tracking track delivery send weight kg pickup collect box boxes rates quote recipient kilos express dhl ups fedex address postcode where',
  pickup: 'pickup pick collect collection courier fetch boxes parcels window carrier warehouse',
  tracking: 'track tracking parcel package where shipment number arrive',
  address: 'address street moved move postcode city deliver shipping live home',
  property:
    'property house flat apartment rent tenant lease landlord estate room rooms mortgage home real viewing vacant heating tap repair notice realtor bedroom',
  city: 'city council pothole rubbish waste bin street permit office citizen registration passport licence marriage recycling',
  identity:
    'user profile account password login username email settings register update details personal sign',
  travel:
    'travel trip itinerary destination vacation tour holiday visa sightseeing attractions visit tourist beach backpacking abroad city',
  social:
    'social media twitter facebook instagram post followers tweet profile likes friend friends hashtag trending influencer',
  beauty: 'hair haircut salon stylist beauty nails barber makeup spa massage hairdresser',
  household:
    'housekeeper cleaning ironing laundry plumber handyman maid service provider repair electrician',
  wedding: 'wedding party birthday celebration gift anniversary flowers',
  joke: 'rhyme rhymes speech card letter toast joke poem story limerick funny haiku riddle write song lyrics essay',
  question: 'explain why meaning theory philosophy define teach',
  time: 'time timezone clock hour date day today current',
  security:
    'security vulnerability attack password encryption key token breach virus alert alerts analysis',
  ai: 'model training ai machine learning neural prediction dataset algorithm',
  command: 'command execute run terminal shell cmd windows process kill start ps task',
  marketing:
    'campaign advertisement marketing brand audience ads keyword segment demographics survey',
  feedback: 'rating rate review stars feedback comment opinion score',
};

const fieldsByStem = new Map<string, number[]>();
const NAMES = Object.keys(FIELDS);
/** Number of words of each field, for their weights. */
for (const [index, name] of NAMES.entries())
  for (const word of [...name.split('_'), ...(FIELDS[name] ?? '').split(' ')]) {
    const stem = roughStem(foldBase(word));
    const own = fieldsByStem.get(stem) ?? [];
    if (own.at(-1) !== index) fieldsByStem.set(stem, [...own, index]);
  }

/** Fields of a text; words of many fields tell little of each. */
export type FieldWeights = ReadonlyMap<number, number>;

export const fieldsOf = (stems: Iterable<string>): FieldWeights => {
  const weights = new Map<number, number>();
  for (const stem of stems) {
    const own = fieldsByStem.get(stem) ?? [];
    for (const field of own) weights.set(field, (weights.get(field) ?? 0) + 1 / own.length);
  }
  return weights;
};

/** Cosine similarity of the fields of two texts, 0 to 1. */
export const sharedFields = (one: FieldWeights, other: FieldWeights): number => {
  let [product, first, second] = [0, 0, 0];
  for (const [field, weight] of one) {
    product += weight * (other.get(field) ?? 0);
    first += weight * weight;
  }
  for (const weight of other.values()) second += weight * weight;
  return product === 0 ? 0 : product / Math.sqrt(first * second);
};

/** Total weight of the fields of a text. */
export const amountOf = (fields: FieldWeights): number =>
  [...fields.values()].reduce((sum, weight) => sum + weight, 0);
