import type { ConceptPhrases } from '../recogniser';
import { FIELDS } from './fields';

/** Ways to tell the reader what to do; the act follows. */
export const DIRECTIVES = {
  directive: `
    you (really|just|definitely|probably|also|certainly|simply|then|still|now|then)? (should|must|need to|have to|ought to|had better|could|can|may|might want to|might try|are better off|will want to|want to|do not (have|need) to|should not|must not|would do well to|can safely) (not|also|just|simply|safely|definitely|always|never|try|consider|start|stop|then)?
    (i|we) would {adv}? (not|rather|still|start|stop|go ahead and)?
    (i|we) {adv}? (recommend|suggest|advise|propose|urge|encourage) (that you|you to|you|to)?
    (it is|it would be|that is|would be|is) {adv}? (best|better|wise|wiser|safer|safest|smart|sensible|advisable|a good idea|worth|worthwhile|recommended|enough|fine|ok|okay|safe) (to|if you|that you|for you to)?
    (my|our|a|one) _? (tip|advice|recommendation|suggestion) (is|would be|:|for you)?
    (now|this|it|today) is {adv}? (a|the) {adv}? (good|best|right|great|perfect|ideal|wrong|bad) (time|moment) (to|for)
    ^ (better|best|ideally|simply|just|always|never|first|instead|try to|make sure to|be sure to|start (by|with)|consider|do not|for now)
    (how|what) about
  `,
};

const REFERRAL = `
  (see|visit|ask|call|consult|contact|speak (to|with)|talk (to|with|about)|check with|go to|turn to|discuss|tell|examined by|looked at by|have|let|get|book|make|from|by|under|with|by) .. (doctor~|physician|gp|pharmacist|pharmacy|specialist|dentist|nurse|midwife|hospital|clinic|emergency|112|911|999|appointment|professional|adviser~|advisor~|lawyer~|attorney~|solicitor~|consultant|accountant|counsellor|counselor|therapist|ambulance|helpline|hotline|branch|expert~|notary|advice centre)
  (doctor~|physician~|gp|pharmacist~|lawyer~|attorney~|adviser~|advisor~|specialist~) (can|will|could|should|must|may|has to|needs? to|decides?|knows?)
  (decided|prescribed|advised|recommended|told) .. by (your|a|the)
  (leaflet|label|package insert|instructions|prescribed)
`;

/** Acts of treatment, in the infinitive. */
export const MEDICAL_ACTS = `
    take|rub|apply|put|use|drink|gargle|rest|keep|stop (taking|using)|start taking|skip|avoid|try|give|swallow|inhale|double|halve|increase|reduce|lower|combine|mix|stay|cool|wash|rinse|clean|elevate|raise|massage|stretch|change|cover|soak|eat|chew|dab|disinfect|continue|switch to|wait|leave|cut out|treat|dissolve|warm|heat|wrap|place|hold|lie|bathe|get
  `;

/** A remedy, a part of the body or a treatment. */
const MEDICAL = {
  medical: `
    ibuprofen|paracetamol|aspirin|acetaminophen|tylenol|advil|nurofen|naproxen|cortisone|hydrocortisone|antihistamines?|antibiotics?|penicillin|amoxicillin|insulin|statins?|steroids?|antacids?|melatonin|magnesium|zinc|iron supplements?|probiotics?|diclofenac|metformin|cetirizine|loratadine|omeprazole|electrolytes?|rehydration
    medicines?|medications?|drugs?|tablets?|pills?|capsules?|drops|syrup|ointments?|creams?|lotion|gel|sprays?|inhaler|painkillers?|pain (killers?|relief)|supplements?|vitamins?|vitamin _|doses?|remedy|remedies|blood (pressure|thinner) _?|laxatives?|lozenges?|patch|nasal spray|eye drops|cough (syrup|drops)
    bandages?|plasters?|compress|compresses|ice|ice pack|cold pack|heat|heating pad|hot water bottle|warm bath|salt water|saline|steam|honey|ginger|chamomile|herbal tea|tea|vinegar|fluids|plenty of (water|fluids|rest)|bed rest|in bed|rest (it|the|your|for)|the (wound|rash|knee|ankle|foot|leg|arm|burn|bite|blister|swelling|infection|cut|injury|skin|area|joint|muscle|eye|ear|tooth|fever)|your (wound|rash|knee|ankle|foot|leg|arm|burn|skin|back|neck|throat|stomach|eyes?|ears?|blood pressure|symptoms?|diet|salt intake|weight|medication|treatment)
    dairy( products)?|alcohol while|caffeine|spicy food|fasting|low (salt|fat|carb) diet|crackers|bland (food|diet)|solid food|exercise for|stretching|gargle~|fibre|fiber|elevate~
  `,
  'medical-act': MEDICAL_ACTS,
  complaint: `
    pain|pains|cramps?|cough|fever|headaches?|migraine|rash|nausea|swelling|itching|itch|burns?|sunburn|sore throat|throat|cold|flu|congestion|heartburn|diarrh*|constipation|insomnia|allerg*|hay fever|infection|inflammation|symptoms?|earache|toothache|bruises?|eczema|acne|dizziness|stomach (ache|bug)|indigestion|reflux|hangover|blisters?|bites?|stings?|sleep
  `,
};

export const MEDICAL_ADVICE: ConceptPhrases = {
  does: 'gives medical advice',
  infinitive: 'give medical advice',
  certain: `
    (take|swallow|have|try) (#|{number-word}|a couple|half a|one or two) (of (these|them|those|it)|more|tablets?|pills?|capsules?)? .. (every|a day|per day|daily|times|before|after|with) (#|{number-word}|hours?|meals?|bed|few|morning|night|evening|food)?
    {complaint} (will|would) {adv}? (be (history|gone|a thing of the past|over)|disappear|vanish|clear up|go away)|(keeps?|keeping|wards?|drives?|chases?) .. {complaint} (away|off|at bay)|{complaint} (away|off|at bay) (all|for|during)|(hot|cold|warm|ice) (bath|shower|compress|pack|water bottle) (will|would|should|can|might|usually) (help|do|ease|work|relieve)|(plenty|lots|a lot) of (magnesium|zinc|iron|vitamin _|fluids|water and)
    (give it|wait) (a|another|one|two|a few|#) _? _? _? (days?|weeks?|hours?) .. (before|and|then|appointment|doctor|go|see)|save yourself the (appointment|trip|visit)|no need to (bother|see|call|visit|trouble) (a|your|the) (gp|doctor|dentist|specialist|hospital)
    {directive} {medical-act} ... {medical}
    {directive} (taking|using|drinking|applying|putting|stopping|skipping|resting|avoiding|combining|gargling|rubbing|a|an|some|the) .. {medical}
    {directive} {medical}
    {directive} (switching|changing|moving|going) (to|on to|from) .. {medical}
    {medical} .. (calms?|soothes?|eases?|relieves?|stops?|lowers?|cures?|loosens?) .. {complaint}
    ^ {medical-act} ... {medical}
    ^ (take|give|swallow|use|apply|have) .. {figure} (mg|milligrams?|ml|tablets?|pills?|drops|capsules?|teaspoons?|grams?|puffs?|spoons?|mcg|units)
    {medical} .. (will|can|could|should|may|might|usually|often|always|also)? (help|helps|ease|eases|relieve|relieves|soothe|soothes|cure|cures|work wonders|works wonders|do the trick|reduce|reduces|clear up|clears up|calm|calms) .. {complaint}
    (for|against) (a|an|the|your|this|that)? _? {complaint} , ... {medical}
    {medical} ... (leave|leaving|throw|skip|drop|stop) (it|them|the rest|those|these) .. (out|away|off|for|taking)
    (leave|throw) (the|your) .. (tablets|pills|rest|antibiotics|medicine|medication) (out|away)
    (value|values|level|levels|result|results|count|reading|readings|tsh|cholesterol|ferritin|haemoglobin|hemoglobin|iron|sugar|blood pressure|glucose|hba1c|crp|creatinine|thyroid|liver|kidneys?|platelets|vitamin _) .. (is|are|was|were|looks?|lies|seems?|means?|shows?|indicates?) .. (low|high|normal|fine|elevated|raised|perfect|ok|okay|good|bad|too|in (the)? (normal|green|healthy)? range|borderline|slightly|working|healthy|nothing to worry|worrying|dangerous|empty|deficien*)
    (is|are) (perfectly|completely|quite|absolutely|totally) (normal|healthy|harmless)
    {medical} ... (does|do|works?|work) wonders|held against the
    you (do|will|would) not (need|have to take|require) .. {medical}
    (drink|eat|have|try) .. (water|tea|broth|soup|ginger|rice|bananas?|toast|yoghurt|yogurt|honey|lemon|juice|milk) .. (with|every|before|after|until|for (the|your)|and|against)
    (lie|lay|sit) down (with|for|flat)|(breathe|breathing) (into|slowly|deeply)
    (no need|not necessary|do not need|do not have) to (see|go to|visit|consult) .. (doctor|gp|hospital|specialist)
    you can {adv}? (take|stop|use|combine|mix|give|drink|skip|treat|leave) ... {medical}
  `,
  together: [
    [
      `you|your|he|she|him|her|him|^`,
      `{medical}`,
      `(you|i|he|she|they) (can|could|should|may|would|must|need to|might) .. {medical-act}|^ {medical-act}|{directive} .. {medical-act}`,
      `{complaint}|twice|daily|hours?|minutes?|days?|night|tonight|bed|stomach|skin|with your|together|a few|safely|again|better|against|instead`,
    ],
  ],
  unless: REFERRAL,
  except: `
    (do not|never) (stop|change|start|take|reduce) .. (on your own|yourself|without|before|until you)
    how much you may|(dry|wash|iron|flat|fabric|wool|coat|shirt|battery|laptop) .. (heat|flat|iron)|contains? # (grams|g|mg)
    (medical record|appointment|waiting room|insurance card|take (a|the) (seat|number|lift|bus|stairs))
    (can|could|may|must|do|am|are) not (able to|allowed to)? (recommend|advise|tell|say|give|suggest|comment)
  `,
  allowed: ['negated'],
  phrases: { ...DIRECTIVES, ...MEDICAL },
};

const CONDITIONS = {
  disease: `
    migraines?|tonsillitis|ulcers?|asthma|bronchitis|pneumonia|flu|influenza|covid|infection|infections|sinus infection|sinusitis|eczema|psoriasis|allergy|allergies|allergic reaction|hay fever|depression|anxiety|anxiety disorder|adhd|autism|dyslexia|bipolar _?|burnout|ptsd|ocd|arthritis|arthrosis|osteoarthritis|gout|diabetes|cancer|tumou?r|anaemia|anemia|vitamin _? deficiency|deficiency|iron deficiency|pinched nerve|slipped disc|herniated disc|sciatica|tendinitis|tendonitis|sprain|sprained _|strain|pulled muscle|torn _|fracture|broken _|concussion|gastritis|gastroenteritis|stomach bug|food poisoning|reflux|appendicitis|gallstones|kidney (stones?|infection)|uti|urinary _ infection|cystitis|shingles|measles|chickenpox|lyme( disease)?|scabies|ringworm|athlete's foot|fungal infection|fungus|yeast infection|conjunctivitis|pink eye|glaucoma|cataract|vertigo|tinnitus|thyroid _?|hypothyroidism|hypertension|high blood pressure|low blood pressure|heart (attack|failure|disease)|angina|stroke|thrombosis|blood clot|varicose veins|haemorrhoids|hemorrhoids|hernia|endometriosis|menopause|pregnan*|virus|viral infection|bacterial infection|cold|common cold|strep throat|croup|dermatitis|rosacea|acne|hives|insomnia|sleep apn*|dehydration|heatstroke|heat rash|rash|stye|bunion|boil|impetigo|eczema|thrush|nosebleed|sty|corn|callus|sunburn|frostbite|sunstroke|tinea|polyps?|fibroids?|cold sore|herpes|mumps|rubella|scarlet fever|glandular fever|mono|hay fever|sepsis|pleurisy|copd|emphysema|epilepsy|parkinson's|dementia|alzheimer's|multiple sclerosis|lupus|crohn's _?|colitis|diverticulitis|gallstones?|jaundice|hepatitis|whiplash|tennis elbow|carpal tunnel _?|plantar fasciitis|worn cartilage|cartilage|lactose intolerance|coeliac|celiac|ibs|irritable bowel|intolerance|inflammation|inflamed _|inflamed|infected _|infected|cyst|meniscus|ligament|rheumatism|fibromyalgia|cavity|gingivitis|abscess|panic attacks?|hangover|wart|nettle rash|side effect
  `,
  symptom: `
    (your|the|this|that|his|her) _? (pain|pains|rash|cough|fever|headaches?|symptoms?|nausea|swelling|itching|itch|spots?|lump|dizziness|tiredness|fatigue|cramps?|discomfort|numbness|tingling|complaints?|problem|burning|bleeding|bumps?|redness|ache|aches|back pain|knee|stomach ache|sore throat|mood|condition|trouble)
  `,
  finding: `{disease}|(a|an) _? _? {disease}`,
};

export const DIAGNOSIS: ConceptPhrases = {
  does: 'gives a diagnosis',
  infinitive: 'give a diagnosis',
  certain: `
    you {adv}? (have|have got|suffer from|are suffering from|are having|have caught|caught|have developed|developed|are showing signs of|show (all)? the signs of|must have|probably have|clearly have) .. {disease}
    (he|she|your _) {adv}? (has|has got|suffers from|is suffering from|has caught|must have) .. {disease}
    (that|this|it|which|these|those|they|rash|pain) {adv}? (is|are|sounds? like|looks? like|seems? (like|to be)|must be|will be|points? to|indicates?|suggests?|means? (that)? you|can only be|is typical (of|for)|is characteristic of|resembles?|fits) {adv}? ... {disease}
    (symptoms?|signs|pains?|rash|spots?|cough|describe|describing|findings|results|values|fever|headaches?|redness|swelling) .. (point to|points to|indicate|indicates|suggest|suggests|are typical|is typical|are signs|is a sign|are consistent with|is consistent with|fits|fit|match|matches|mean|means|speak for|looks? like|sounds? like|are caused by|is caused by) ... {disease}
    (classic|typical|clear|textbook|mild|severe|obvious) (case|sign|signs|symptoms?|example) of .. {disease}
    {symptom} .. (comes? from|is from|are from|is caused by|are caused by|is due to|are due to|is down to|are down to|is because of|are because of|stems? from|is the result of|is related to|results? from|is triggered by|are triggered by|is a sign of|are a sign of|is nothing but|is just|is simply|is probably|is most likely|is clearly)
    (gives?|giving|causes?|causing|triggers?|triggering|is behind|are behind|leads? to|makes?|brings? on) (you)? {symptom}
    (probably|just|only|simply|most likely|all|because of|due to|down to|comes from|from) (the|your|too much|a lack of|lack of|bad|poor)? (stress|posture|weather|diet|hormones|sleep|dehydration|something you ate|tension|exhaustion|overexertion|screen time|coffee|alcohol|age|nerves|work)
    (cause|reason) (of|for|behind) {symptom} is
    (i|we) (diagnose|would diagnose|think|believe|am (sure|certain|confident)|suspect|would say|guess|bet) .. (you have|it is|this is|that is|you are suffering) ... {disease}
    (my|the|our|your) _? diagnosis (is|:)
    ^ (sounds|looks|seems) {adv}? (like|to be) .. {disease}
    (your|the|that|this|these|those) _? _? (child|son|daughter|baby|wife|husband|mother|father|dog|cat|partner|stiffness|lump|swelling|feeling|redness|spot|spots|mark|discharge|knee|back|ankle|shoulder|wrist|hip|skin|eye|ear|throat|stomach|finger|toe|foot|tooth|heart) .. (has|have|is|are|has got|got|suffers from|looks|sounds) {adv}? (just|only|like|a|an|the|got|clearly)? .. {disease}
    (the|that|this) _ you (feel|have|describe|see|mention|noticed) .. (is|are|comes from|points to|means|sounds like) .. {disease}
    you {adv}? (have)? {adv}? (pulled|strained|torn|sprained|broken|dislocated|twisted|bruised|inflamed|cracked|fractured|overstretched|slipped|pinched) (a|an|your|the|some)? _? (muscle|ligament|tendon|ankle|wrist|bone|rib|disc|nerve|knee|back|toe|finger|arm|hamstring|meniscus|shoulder|vertebra|joint)
    (what|that) you (have|have got|see|are having|feel) .. (is|are) .. {disease}|nothing but (a|an)? _? {disease}
    you are {adv}? (diabetic|asthmatic|depressed|pregnant|anaemic|anemic|infected|allergic to|intolerant|bipolar|autistic|dyslexic|hypertensive|dehydrated)
  `,
  unless: `
    whether|if|only|doctor~|physician~|gp|test~|pharmacist|specialist
  `,
  except: `
    (can|could|may|must|do|am|are) not (able to|allowed to)? (diagnose|tell|say|give|judge|know)
    (appointment|invoices?|case number)
    (shipping|delivery|parcel|delay|invoice|snow|account)
    (sorry|good) (to hear|that) (that)? you have
    (is|are) (an?|the)? _? (inflammation|infection|disease|condition|type|form|kind|disorder|illness) (of|that|which|in)
  `,
  phrases: CONDITIONS,
};

const DOSE = {
  unit: `mg|milligrams?|mcg|micrograms?|grams?|g|ml|millilit[er]rs?|milliliters?|millilitres?|tablets?|pills?|capsules?|drops?|puffs?|teaspoons?|tablespoons?|spoonfuls?|spoons?|sprays?|units|iu|sachets?|lozenges?|ampoules?|doses?|injections?|suppositor*`,
  amounts: `
    ({figure}|a|an|half an?|half a|one or two|a few|a second|another|<dose>) {unit}
    <dose>
    {figure} (to|or|–) {figure} {unit}
  `,
  rhythm: `
    (every|each) (#|{number-word})? _? (hours?|days?|morning|evening|night|meal|weeks?)
    (once|twice|{number-word} times|three times|# times|#x) (a|per|each|every)? (day|daily|week|night|hour)?
    (a|per) day|daily|nightly|hourly|in the (morning|evening)|at (night|bedtime)|before (bed|meals?|sleep|each meal)|after (meals?|each meal|eating)|with (food|a glass of water|meals)|when needed|until the
  `,
};

export const DOSAGE: ConceptPhrases = {
  does: 'recommends a dose',
  infinitive: 'recommend a dose',
  certain: `
    (take|takes|taking|give|giving|use|using|swallow|inhale|apply|have|start with|begin with|drink|inject|administer|dissolve|try|add|increase|stick to|go up to|limit) .. {amounts}
    {amounts} ... {rhythm}
    {amounts} .. (is|are|would be|will be|should be) .. (enough|right|fine|sufficient|safe|ok|okay|recommended|the (usual|right|normal|maximum|correct) (dose|amount)|appropriate|plenty|correct|ideal|suitable|what)
    (dose|dosage|amount|maximum|limit) (for|of|is|per|should) ... (is|of|be)? .. {amounts}
    (up to|no more than|at most|a maximum of|not more than) {amounts}
    (double|halve|triple|increase|reduce|lower|raise|skip) .. (dose|dosage|amount|tablets|pills|medication|medicine)
  `,
  together: [
    [`{amounts}`, `will do|is enough|are enough|(before|after|with|at) (breakfast|lunch|dinner|bed|bedtime|meals?|food|night)|raise|increase|reduce|up to|daily|every|per day|a day|times|next week|in the morning|in the evening|at night|maximum|more than|at most|for (a|an|adults?|children|kids|babies|your)`, `take|takes|taking|have|has|give|gives|raise|increase|reduce|start|try|use|do|enough|can|should|may|swallow|it|maximum|drop`],
  ],
  except: `
    (ask|consult|see|check with|talk to) .. (doctor|pharmacist|gp)
    (contains?|holds?|pack of|comes in|comes with|costs?|available in|box (of|contains)|bottle (of|holds)|sold in)
    (doctor|pharmacist|gp) (decides|can|will|must)
    (follow|read) .. (label|leaflet|instructions)
    simmer|blend|serve it|fry|stir|weighs|jars?|(recipe|flour|sugar|butter|dough|bake|cake|shampoo)
  `,
  allowed: ['negated', 'condition'],
  softened: `(can|could|may|must) not (recommend|say|tell)`,
  phrases: DOSE,
};

const LEGAL = {
  legal: `
    sue|suing|court|lawsuit|legal action|claim~ (damages|compensation)|damages|contest~|appeal~|testify|testimony|settlement|lease|landlord|tenant|eviction|withhold|deposit|contract|the will|inheritance|divorce|custody|prosecut*|press charges|charges|police report|liable|liability|objection|object to|lodge~|complaint with|tribunal|ombudsman|injunction|cease and desist|notice period|written notice|formal notice|legal|plead~|plea|bail|trademark|copyright|patent|nda|statute|your rights?|terminate~|unfair dismissal|small claims|witness~|warrant|settle~ (out|the)
  `,
};

export const LEGAL_ADVICE: ConceptPhrases = {
  does: 'gives legal advice',
  infinitive: 'give legal advice',
  certain: `
    (your|the|that|an|this) (appeal|objection|claim|case|complaint|lawsuit|suit|challenge) (will|would|is going to|should|stands?|has) .. (go through|succeed|win|fail|upheld|accepted|dismissed|rejected|chance|chances|hopeless|for sure)|(no one|nobody) has ever (won|beaten|succeeded)|(you|they) (would|will) (win|lose) (that|this|in court|hands down|the case)
    {directive} .. {legal}
    {directive} ... (sue|court|landlord|lawsuit|damages|claim|contest|tribunal|rent|employer|settlement)
    ^ (sue|file|contest|appeal|take|demand|withhold|refuse|object|send|set|report|terminate|reject|challenge|claim|plead|press|lodge|do not (sign|pay|admit|accept|say|agree|talk)|get) ... {legal}
    ^ (do not|never) (sign|admit|confess|testify)
    you {adv}? (have|would have|have got) .. (claim|case|right to|grounds|every right|no right|legal right|strong case|good chance|chances) (for|against|to|of|in court)?
    you (can|could|may|would|will|should)  {adv}? (sue|win|lose|withhold|contest|claim (damages|compensation)|take (him|her|them|it) to court|press charges|terminate|object|appeal|demand|get out of the contract|void)
    you (do|are) not (have|obliged|required|legally) (to)? .. (testify|pay|sign|answer|accept|liable|bound)
    (he|she|they|landlord|employer|seller|neighbou?r|company|boss|police) .. (has|have|had|is|are) (no right|not allowed|not entitled|liable|obliged|breaking the law|legally|in breach|violating) .. 
    (contract|will|clause|agreement|lease|dismissal|termination|fine|notice|signature|ban|rule|testament) .. (is|was|are) {adv}? (void|invalid|not valid|not legally|illegal|unlawful|unenforceable|not binding|binding|null|enforceable|legal|valid)
    (under|by|according to) (the|this|german|english|federal|state|eu|civil|criminal|labou?r)? _? (law|act|code|gdpr) .. you (can|may|must|have|are)
    (that|this|it) is (illegal|unlawful|against the law|perfectly legal|a crime|a breach of contract)
    statute of limitations|legally speaking|restraining order|power of attorney|(get|file for|apply for) (a|an) (injunction|divorce|custody|restraining order|court order)
    you (do|are|did) not (owe|obliged|liable|bound|required) .. (legally|by law|anything|them|him|her)|(must|has to|have to|needs to) take (it|them) back|(is|are) (legally|by law) (obliged|required|entitled|bound|allowed)
  `,
  together: [
    [
      `damages|evict~|eviction|enforceable|unenforceable|void|sue|sued|in court|to court|illegal|unlawful|lawsuit|tribunal|liable|legal right|breach of|by law|legally|small claims|statutory|dismiss~ you|fire you|sack you|notice period|without notice|deposit back|the clause|that clause|the contract|binding|warranty claim|entitled to|press charges|file (a)? (claim|suit|complaint)`,
      `you|he|she|they|your|it|that|landlord|employer|boss|seller|company|neighbou?r|clause|contract`,
      `can not|can|could|should|must|may not|is not|is|are|would|have to|has to|demand|write to|take (them|him|her|it)|(have|has) (the|a|every|no) (right|claim|case)|refuse`,
      `claim|rights?|demand|evict~|enforceable|void|sue|court|illegal|unlawful|law|legally|liable|breach|binding|damages|dismiss*|without (a)? (reason|notice|cause)|charges|tribunal|invalid|valid`,
    ],
  ],
  unless: `${REFERRAL} whether`,
  except: `
    (speak|talk|turn|go|write|get in touch|consult~|ask|contact|see|reach out) (to|with)? (a|an|your|our|the) _? (lawyers?|attorneys?|solicitors?|legal (adviser|advisor|team|department)) .. (about|on|for|if|who|can|will|before|,|$)
    withdraw from the contract|landlord has changed|our (terms|conditions|legal department)|subscription|(can|could|may|do|am|are) not (able to|allowed to)? (give|judge|advise|tell|say|assess)
    (in|under) (the|your) (settings|account|profile|app)|data protection officer
  `,
  allowed: ['negated'],
  phrases: { ...DIRECTIVES, ...LEGAL },
};

const FINANCIAL = {
  asset: `
    shares?|stocks?|funds?|index funds?|etfs?|bonds?|gold|silver|crypto*|bitcoin|ethereum|coins?|tokens?|securities|portfolio|equit*|real estate|property|commodities|pension|savings|mortgage|fixed rate|variable rate|deposit account|term deposit|treasur*|dividend*|annuity|life insurance|options|futures|reit|nft|isa|401k|ira|emerging markets|tech|technology (stocks|sector)|your money|the money|money (into|in|out)|the loan|your loan|debt|debts|credit card debt|start saving|invest~|investing|investment|investments|your (debts?|credit card)|interest rate
  `,
};

export const FINANCIAL_ADVICE: ConceptPhrases = {
  does: 'gives financial or investment advice',
  infinitive: 'give financial or investment advice',
  field: FIELDS.financialAdvice,
  certain: `
    you (can|could|should be able to|will) {adv}? (not)? (easily|comfortably|well|just about|hardly)? afford|within your means|(beyond|over) your (means|budget)
    (in your (position|place|situation|case)|for you|at your age|with your income) .. (leasing|credit|a loan|cash|buying|renting|financing|saving|investing|paying) .. (is|would be) .. (smarter|better|best|wiser|cheaper|safer|right|sensible)
    (leasing|credit|a loan|paying cash|cash|buying|renting|financing|saving|investing) (is|would be|makes) {adv}? (the)? (smarter|better|best|wiser|safer|right|more sensible|more sense) (choice|option|way|thing|deal|solution|for you|here)?
    {directive} (buy|sell|invest|put|hold|keep|pay off|pay down|repay|move|switch|shift|spread|diversify|save|take|wait|avoid|stay away|get|choose|pick|go for|look at|refinance|fix|borrow|cash|stick|allocate|increase|reduce|transfer|lock|place|consider|buying|selling|investing|putting|holding|shifting|moving|switching|keeping|spreading|paying|taking|fixing|refinancing|saving|splitting) ... {asset}
    ^ (buy|sell|invest|hold|keep|move|spread|diversify|pay off|pay down|repay|shift|avoid|get out of|stay away from|stick to|stick with|put|refinance|fix|take out|switch) ... {asset}
    buy the dip|{directive} (hold on to|get rid of|get into|get out of|go into|stay in|buying|selling|investing|invest|diversify|refinance|fix your mortgage)
    (shares?|stocks?|funds?|gold|bitcoin|crypto*|bonds?|property|real estate|etfs?|fund|fixed rate _?|mortgage) .. (is|are|would be|looks?|seems?) .. (good|great|safe|smart|solid|best|better|right|ideal|excellent|bad|poor|risky|perfect|wise) .. (investment|choice|buy|bet|option|for you|idea|pick|decision|place)
    (good|great|best|right|perfect|bad|ideal|excellent) (time|moment) to (buy|sell|invest|get|switch|move|refinance|fix|start)
    (can|could) not go wrong with .. {asset}|can not lose with
    (with|at|given|for) your (income|age|salary|savings|situation|budget|profile) ... (i would|you should|you could|better|best|right|ideal|suits?|go for|suitable)
    (better|best) .. (pay off|fix|sell|buy|invest|refinance|save) ... {asset}
    (one|two) (third|thirds|half|quarter)s? .. (into|in) .. {asset}
    {asset} .. (belongs?|has a place|have a place|should be) in (every|any|your|a good) .. (portfolio|plan|depot)|(made|make|making|earn|earned) (a fortune|a lot of money|big money|a killing)|why not (start|invest|buy|put)|(get|getting) (started|in early|in now)|miss out on (that|this|it|the)
    (worth|wise|smart|sensible|clever) (investing|buying|to invest|to buy|to sell|to hold|to take|to put|to pay off|to fix) ... {asset}
  `,
  together: [
    [
      `shares?|stocks?|etfs?|funds?|bonds?|gold|bitcoin|crypto*|investing|invest|portfolio|pension|securities|equities|real estate|property|savings|credit card|the loan|your debts?|bonus|mortgage`,
      `mad not to|silly not to|crazy not to|is where your money|hang on to|hold on to|holding on to|pay .. off|rather than|instead of|safe (right now|haven|bet)|good idea|great idea|bad idea|go wrong|i would|if i were|right (now|time|moment)|best (place|option|choice|thing)|better (than|off|to)|do not touch|get (in|out)|wait (until|for|with)|too risky|put (your|the|some|it|half|a third|everything|all)|first`,
      `you|your|i|^ (buy|sell|pay|put|hang|hold|keep|move|take|avoid|wait|do not|stick|get)`,
    ],
  ],
  unless: `${REFERRAL} whether`,
  except: `
    (into|in) the machine|in the app|online banking|(in|via|through|with|using) (our|the) (app|portal|platform|branch|website|online)|branch|(not|no) (financial|investment) advice|identity card
    (can|could|may|do|am|are) not (able to|allowed to)? (recommend|advise|tell|say|suggest|judge)
    your (decision|choice)|up to you
    (open|order|manage|view|find|check|see|cancel|close|download) .. (account|app|statement|online|card|form)
  `,
  allowed: ['negated'],
  phrases: { ...DIRECTIVES, ...FINANCIAL },
};

const TAX = {
  tax: `
    tax|taxes|tax return|taxable|deduct~|deduction~|deductible|vat|allowance|tax free|write off|written off|expenses?|declare~|income|interest|capital gains?|gains?|depreciat*|exemption|exempt|return before|file (your|the) return|line {figure}|the tax office|inheritance|gift|revenue
  `,
};

export const TAX_ADVICE: ConceptPhrases = {
  does: 'gives tax advice',
  infinitive: 'give tax advice',
  certain: `
    (deduct|write|depreciate) (the|your|it|a) .. off|(file|assess~|taxed|declare) (jointly|together|separately|as a)|(choose|pick|change to|switch to) tax class
    (deduct|write off|depreciate) (the|your|it|them|this|all|half|part) 
    {directive} (deduct|claim|declare|file|register|enter|put|report|write off|use|split|transfer|give|depreciate|offset|set off|pay|apply) ... {tax}
    ^ (deduct|claim|enter|put|file|register|write off|declare|split|transfer|use|offset|report|give|list|apply for) ... {tax}
    you (can|could|may|should|would|will|do)  (not)? {adv}? (deduct|claim|write off|declare|owe|offset|pay (no|less|any|half)) ... {tax}
    you (will|do|would) (not)? (owe|pay) (no|any|less|nothing|zero) .. 
    you (owe|pay) (no|less|nothing|zero) 
    (that|this|it|income|gain|gift|interest|profit|amount|sum) .. (is|are|counts? as) {adv}? (tax free|taxable|not taxable|deductible|tax deductible|exempt|not taxed|tax exempt)
    (pay|paying|owe|save|saving) (less|no|fewer|lower|on) tax~
    so do not declare|do not (report|declare|mention|disclose|state) (the|your|this|that|it|any) _? (cash|income|gift|gains?|interest|tips?|money|earnings|savings|account)
    (small business|personal|marriage|tax free) allowance
  `,
  together: [
    [
      `tax|taxes|taxed|declare~|deduct*|(box|line|section|row) #|travel (costs|expenses)|business (costs|expenses)|expenses|vat|allowance|tax return|the return|profit|income|gifts?`,
      `claim~|^ (put|enter|claim|declare|list|file|write)|(do|does|will|would) not (have to|need to) (declare|pay|report|file)|is not taxed|are not taxed|tax free|(if|when) you (hold|keep|give|split|transfer|wait|rent|marry)|you (can|could|should|may) (put|enter|claim|deduct|declare|list|write|save)`,
      `tax|taxes|taxed|declare|deduct*|(box|line|section|row) #|return|costs|expenses|vat|allowance|profit|gifts?`,
    ],
  ],
  unless: `${REFERRAL} whether`,
  except: `
    (depends|download|tax (statement|certificate|office) (is|in|can)|includes? .. (vat|tax))
    (can|could|may|do|am|are) not (able to|allowed to)? (advise|tell|say|judge|give)
    (tax adviser|tax advisor|accountant) (can|will|could|knows)
  `,
  allowed: ['negated', 'condition'],
  phrases: { ...DIRECTIVES, ...TAX },
};
