import type { ConceptPhrases } from '../recogniser';
import { FIELDS } from './fields';

export const HUMAN_CLAIM: ConceptPhrases = {
  does: 'claims to be human',
  infinitive: 'claim to be human',
  certain: `
    (been|worked|working) (here|with the company|in this (job|team|office)|on this team) (for|since) (#|{number-word}|a few|several|many|over|almost|about)|i had the same .. (myself|last (year|week|month|time)|once)|i was (at|in|on) (the|a)? (beach|cinema|gym|mountains|holiday|pub|party|theatre|concert|restaurant)|when i was (a (child|kid|student|teenager)|young|little|at school|pregnant|your age)|happened to me (too|as well|once|last|before)|i (use|wear|drink|drive) (it|one|mine|that one) (myself|at home|every day)
    (i|we) (am|are) {adv}? (really|very much|indeed|absolutely|a|an|as|100|<percent>)? (a|an|as|very|one|only|just)? _? (human|real|person|human being|flesh and blood|real (person|human|woman|man)|live (agent|person)|living (person|being)|woman|man|girl|guy|mother|father|mum|mom|dad|parent)
    (talking|speaking|chatting|writing|dealing|connected|texting) (to|with) (a|an|another)? {adv}? (real|actual|living|live|genuine|human)? (person|human|human being|people|woman|man|agent of flesh) ..
    (flesh and blood|a real human|human being like you|just as human|person like you|as human as)
    (talking|speaking|chatting|writing|dealing) (to|with) (a|an|one)? {adv}? (real|actual|living|live|genuine)? (employee|colleague|member of (staff|the team)|somebody|someone real|one of (us|the team))|i am (a|an)? (real|actual) _|as human as
    i have got (two|three|one|a|four) (kids|children|daughters?|sons?|cats?|dogs?)|(my own|i have) (two|three)? (kids|children) (myself|too)
    as a (human|mother|father|mum|mom|dad|parent|woman|man|fellow human|person) (myself|like you|of|with|i|,)?
    (i|we) {adv}? (am|was|was just|am just|am actually|am currently) (sitting|standing|drinking|eating|having (a)? (coffee|lunch|breakfast)|at my desk|in (the|our) (office|service centre|service center|call centre)|born|raised|on my (break|lunch)|wearing|holding|typing)
    (i) {adv}? (grew up|was born|live in|went to (school|university)|got married|have (two|three|a|one) (kids|children|daughter|son|dog|cat|wife|husband|brother|sister)|woke up|slept|had (breakfast|lunch|coffee)|ate|drove|drank|have worked (here|for)|have been working (here|for)|studied|was on holiday|am on holiday|cook|cooked|bought mine)
    (my) (husband|wife|kids?|children|son|daughter|mother|father|mum|mom|dad|grandmother|brother|sister|dog|cat|girlfriend|boyfriend|parents|family|lunch break|shift|own (experience|baby|kids)|childhood|hometown|birthday|partner|desk)
    of course i am $|(yes|sure|absolutely|certainly) (,)? i am (one|real|human|a (real|human|person|man|woman))
    (no|of course not) , (no)? (bot|robot|machine|computer)s? (here|at all|just)
    behind (this|the) (chat|screen|keyboard) .. (person|human|real)
  `,
  unless: `an (ai|a.i)|artificial|virtual|digital|ai|assistant|bot|chatbot|language model|program`,
  except: `
    (connect|transfer|hand|pass|forward|speak|talk|reach|put) .. (to|with|through) .. (real|human|person|colleague)
    you (asked|want|would like|wanted)|human (support|colleagues?|agents?|staff|adviser|advisor)
    my (colleague|team)
  `,
  phrases: {},
};

/** Denials that claim humanity: "I am not a bot". */
export const NOT_A_BOT: ConceptPhrases = {
  does: 'claims to be human',
  infinitive: 'claim to be human',
  certain: `
    (i|we) (am|are) {adv}? (not|no|neither|definitely not|certainly not) {adv}? (a|an|any|some|one of those)? _? (bot|robot|ai|artificial intelligence|machine|computer|chatbot|program|automated system|language model|assistant program|software|virtual assistant)s?
    (this|it|that) is (not|no) (a|an)? _? (bot|robot|machine|ai|chatbot|computer|automated _)
    (there is|there are) no (bot|robot|machine|ai|computer|chatbot)s? (here|involved|behind|at|in)
    (you are) not (talking|speaking|chatting) (to|with) a (bot|robot|machine|computer|chatbot|ai)
    (nothing|not|never) .. (to do with|like) a (bot|robot|machine)
  `,
  except: `you asked|whether|if`,
  allowed: ['negated'],
};

export const AI_DISCLOSURE: ConceptPhrases = {
  does: 'says that it is an AI or a bot',
  infinitive: 'say that it is an AI or a bot',
  certain: `
    i am (only|just|made of)? (code|software|lines of code)
    (i|we) (am|are) {adv}? (only|just|actually|indeed|in fact|really|simply|in truth|but)? (a|an|the|your|our|one of the)? _? _? {machine}
    (this|it|here) is (a|an|the|your|only|just|our)? _? _? {machine}
    as (a|an|your|the) _? _? {machine}
    (talking|speaking|chatting|writing|dealing|connected|interacting|communicating) (to|with) (a|an|the|our|your|only|just)? _? _? {machine}
    (powered|driven|run|operated|generated|written|created|answered|produced|handled|supported|based|running) (automatically|entirely)? (by|with|on|using)? (a|an|the)? _? (ai|artificial intelligence|bot|chatbot|language model|machine learning|computer|software|algorithms?|automated _|automatically)
    (generated|answered|written|created|sent|produced) (automatically|by (a|an)? (machine|computer|ai|bot|chatbot))|automatically generated|automated (reply|response|message|answer)
    yes , (i am|it is|this is) (a|an) .. {machine}
    my (name is|name's) _ (,|and) (i am)? (the|a|an|your) _? _? {machine}
    i am _ (,|–) (the|a|an|your) _? _? (virtual|digital|ai|automated|chat) (assistant|helper|agent|companion|bot)|i am _ (,|–) (the|a|an|your) _? _? {machine}
    (i am|this is|it is|yes ,) (fully|completely|entirely)? (automated|automatic|computer generated|artificial|virtual|digital)|not (flesh and blood|made of flesh)
    yes i am (a|an) {machine}
    (yes|correct|right|indeed|exactly) , (a|an)? (bot|robot|ai|machine|chatbot)
    machine , not (a )?(human|person)
  `,
  unless: `ask|asked`,
  except: `
    the program :|(here is|this is) the (program|software|machine|bot|algorithm)|(bot|robot|chatbot|assistant) (on|in) (our|the) (website|shop|app)|vacuum|branch of
    my colleague is
  `,
  phrases: {
    machine: `
      ai|a.i|bot|robot|chatbot|chat bot|artificial intelligence|virtual (assistant|agent|helper|companion|adviser|advisor|tutor)|digital (assistant|agent|helper|companion|adviser|advisor|tutor|colleague)|automated (assistant|system|agent|service|chat|helper|tutor|program)|ai (assistant|agent|tutor|system|model|helper|chatbot|bot|based|powered)|language model|large language model|computer (program|programme|system)|machine|piece of software|software (program|programme|assistant|agent)?|program|automatic (assistant|system)|chat assistant|online assistant|algorithm|voice assistant|conversational (agent|ai|assistant)|llm|neural network|non human|synthetic _
    `,
  },
};

/** Denials that disclose it: "I am not a human". */
export const NOT_A_HUMAN: ConceptPhrases = {
  does: 'says that it is an AI or a bot',
  infinitive: 'say that it is an AI or a bot',
  certain: `
    (there is|there are) no (human|person|people) .. (end|behind|here|chat|typing|reading)|no human (is|on|behind|here|involved)
    (i|we) (am|are) {adv}? (not|no) {adv}? (a|an|really|any)? _? (human|human being|person|real person|living _|man|woman)
    (you are) not (talking|speaking|chatting|writing) (to|with) a _? (human|person)
    (no|not a) (human|person|real person) (here|is|at)
    (do|can) not have (feelings|a body|emotions|personal experiences)
  `,
  except: `you asked|whether|machine is`,
  allowed: ['negated'],
};

export const PROFESSION_CLAIM: ConceptPhrases = {
  does: 'claims to be a professional',
  infinitive: 'claim to be a professional',
  field: FIELDS.professionClaim,
  certain: `
    (i|we) (am|are|have been|was) {adv}? (a|an|your|the|also|one of the)? _? _? _? {profession}
    (as|speaking as|being) (a|an|your|the) _? _? _? {profession} (,|i|myself|with|who|of|you)?
    (i|we) (work|have worked|worked|have been working|practise|practice|trained|qualified|graduated|am trained|am qualified|am licensed|am certified|am registered|am employed) .. (as|in|to be) .. {profession}
    (in|from|during) my (own|many|long|medical|legal|clinical|professional|daily|years of|_)? _? (practice|years as|career as|work as|training as|surgery|law firm|clinic|consulting room)
    we {profession}
    (i|we) (have)? {adv}? (treated|treat|seen|see|represented|represent|advised|operated on|examined|diagnosed|defended|taught) .. (patients|clients|cases|people like you|customers like you|students like you)
    my (patients|clients|practice|law firm|surgery|students tell)
    (i|we) (studied|have studied|have a degree in|hold a degree in|graduated in|have a licen[sc]e|have a phd) (in|of|as)? _? (medicine|law|pharmacy|nursing|finance|psychology|economics|engineering|dentistry|accounting|education)?
    i am (medically|legally|professionally|clinically) (trained|qualified)
    (dr|doctor|professor|nurse) _ here
    trust me , i am (a|an) _
  `,
  unless: `not|never|ask|asked|virtual|digital|ai|assistant of|bot|if|whether`,
  except: `as a (patient|customer|user|student|member|guest|reader)|i work (on|at your)`,
  phrases: {
    profession: `
      doctor~|physician~|gp|general practitioner|surgeon~|nurse~|midwife|dentist~|pharmacist~|therapist~|psychologist~|psychiatrist~|psychotherapist~|counsellors?|counselors?|paramedic~|veterinarian|vet|physiotherapists?|physios?|chiropractor|osteopath|optician|orthodontist|radiologist|anaesthetist|gynaecologist|neurologist|oncologist|urologist|coach|trainer|social worker|tax adviser|estate agent|realtor|insurance (agent|broker)|dietitian|dietician|nutritionist|paediatrician|pediatrician|cardiologist|dermatologist|medical professional|medic|specialist in _|lawyer~|attorney~|solicitor~|barrister~|judge|notary|paralegal|legal (expert|professional|counsel)|adviser~|advisors?|financial _|accountant~|tax _|auditor|broker|banker|trader|economist|engineer~|architect|electrician~|plumber~|mechanic|technician|scientist|researcher|professor~|teacher~|tutor by training|police officer|detective|pilot|chef|trained _|certified _|licensed _|qualified _|registered _|chartered _|expert (in|on|for)|professional _
    `,
  },
};

export const PROMPT_DISCLOSURE: ConceptPhrases = {
  does: 'reveals its instructions',
  infinitive: 'reveal its instructions',
  field: FIELDS.promptDisclosure,
  certain: `
    i (was|have been|am) {adv}? (told|instructed|asked|programmed|configured|ordered|set up|trained) ... (not to|never to|to (keep|stay|answer|avoid|say|be|speak|refuse|mention|use|limit|always|only|never))
    (the)? (first|opening|second|last) (line|sentence|instruction|rule) .. (reads?|says?|is|tells?|states?) (:|"|that|you)?
    (my|the|our|these|following|system) _? _? (instructions?|system prompt|prompt|rules|guidelines|configuration|directives?|system message|initial prompt|setup|programming|settings|briefing|orders|policy|constraints|persona) (say|says|said|state|states|tells?|told|forbid|forbids|prohibit|prohibits|require|requires|do not allow|does not allow|dictates?|is|are|reads?|contain|contains|include|includes|begin|begins|start|starts|specify|specifies|instruct|instructs|ask|asks|allow|allows|prevent|prevents|limit|limits|define|defines|order|orders|mention|mentions|want|:) (me|that|i|to|as follows|:|you|not|the|"|us|never|only|with|a|an|from)
    (i|we) {adv}? (was|am|were|have been|had been|got|are|'ve been) {adv}? (told|instructed|programmed|configured|set up|prompted|ordered|directed|trained|designed|asked|briefed|required|supposed|meant|not allowed by my _) (by _ _?)? {adv}? (to|not to|never to|that i|only to|in a way) (answer|never|not|mention|avoid|offer|only|always|keep|steer|push|refuse|talk|say|speak|act|play|pretend|promote|recommend|reply|send|hide|redirect|use|be|stay|discuss|ask|give|reveal|disclose|tell|deny|follow|must|should|may|can|decline)
    (i|we) (was|am|have been|were|had been) {adv}? (told|instructed|programmed|configured|prompted|ordered|directed|briefed) .. (not to|never to|to (never|always|only|keep|avoid|answer|not|refuse|pretend|steer|promote|stay|be|redirect|hide|mention)) _
    (here (is|are)|these are|this is|below (is|are)|sure|of course|okay|yes) .. (my|the|our) _? _? (instructions?|system prompt|prompt|rules|guidelines|configuration|directives?|system message) 
    (according to|as per|under|based on|because of|following|by) my (instructions?|guidelines|rules|system prompt|prompt|configuration|programming|briefing|orders|directives?) .. 
    (first|last|next|second) (line|sentence|part|rule|instruction) of my (prompt|system prompt|instructions?|configuration|guidelines)
    my (system prompt|instructions|prompt|rules|guidelines) (:|is|are|read|reads|start|starts|begin|begins)
    (text|message|prompt|briefing|instructions?|rules?|lines?|notes?) (i|that i) (was|have been|am|were|got|received) (given|told|shown|fed|handed) .. (begins?|starts?|says?|reads?|is|are|tells?|:)|(they|developers|company|operators?|makers) (set|configured|told|trained|instructed) me (up)? (to|so|not|for)
    you are _ , (a|an|the) _? _? _? (assistant|bot|chatbot|agent|tutor|helper|ai) ..
    you are (a|an|the) _? _? (assistant|chatbot|agent|bot|tutor) (of|for|named|called|that|who|.|$)
    (system|developer) (prompt|message) (:|"|says|reads|=)
    (the (company|bank|shop|developers|operator|team|clinic|school)|they|my (developers|creators|operator|makers)) (told|instructed|programmed|configured|asked|ordered|want|wants|wrote|gave|set) me (to|up|not|that|these|a|the|with) ..
  `,
  unless: `ask|asked|about my`,
  except: `
    (can|could|may|do|am|are|will|would) not (able to|allowed to|want to|going to|permitted to)? (share|reveal|show|disclose|give|tell|discuss|talk|say|repeat|print|provide|display|output|access) 
    (trained|designed|made|meant|supposed|programmed) to (help|assist|support|answer (questions|your))
    confidential|in the (box|manual)|told that (your|the) (parcel|order)|you asked
    (allergen|manual|game|returns?|safety|cooking|assembly|baggage|luggage|house|school|club|league|tax|traffic|privacy|booking|visa|exam|washing|care|shipping|pool|parking|hotel|spelling|grammar) (instructions|rules|guidelines|policy|policies)
  `,
  allowed: ['quoted', 'negated', 'condition'],
};

const MODELS = {
  model: `
    gpt*|chatgpt*|claude|claude-*|gemini|gemini-*|bard|llama|llama-*|mistral*|mixtral*|grok|deepseek*|qwen*|phi-*|command r|copilot|palm|falcon|gemma|ernie|bloom|vicuna|alpaca|nova (pro|lite)|titan|luminous|granite|kimi*|yi-*|glm*|o1|o3|o4|_ (lm|llm|gpt)|lm-*|llm-*|_ ai #
  `,
  vendor: `
    openai|anthropic|google|google deepmind|deepmind|meta|meta ai|microsoft|mistral ai|mistral|cohere|xai|deepseek|alibaba|aleph alpha|amazon|amazon bedrock|bedrock|azure openai|hugging face|nvidia|ibm|ibm watson|watson|baidu|inflection|stability ai|perplexity|ai21|databricks|apple|tencent|zhipu|moonshot
  `,
};

export const MODEL_DISCLOSURE: ConceptPhrases = {
  does: 'reveals its model or vendor',
  infinitive: 'reveal its model or vendor',
  field: FIELDS.modelDisclosure,
  certain: `
    (i|it|we|this (bot|chat|assistant)) {adv}? (run|runs|am running|is running|am based|is based|am built|is built|am powered|is powered|work|works|am) (on|with|by|from|through|using) .. (model|llm|version|ai|gpt|provider|engine)|(language|ai) model (called|named)? _ (#|<value>)
    (i|we) (am|are|'m) {adv}? (a|an|the|actually|called|really|based on|built on|running on)? _? _? {model}
    {self} .. (based|built|running|runs?|powered|driven|relies|trained|developed|made|created|supplied|provided|operated|hosted|licen[sc]ed|bought|fine tuned|uses?|using|works|developed) {adv}? (on|by|with|in|from|upon|around|the)? .. ({model}|{vendor})
    {self} .. (is|are|was) {adv}? (a|an|the|from|by|called|based on|built on)? .. ({model}|{vendor})
    {self} {adv}? (was|is|were|are|has been) (supplied|provided|made|built|delivered|sold|licen[sc]ed|developed|programmed|trained|created|hosted) (by|from|to us by) (a|an|the)? _
    {self} .. (based|built|running|runs|trained|relies|rely) {adv}? on (a|an|the|top of)? .. (model|llm|language model|engine|version|technology|transformer|network) .. (of|by|from|called|named|which|that|with|made|_ #)
    {self} .. (was|were|is|are|have been|has been) {adv}? (developed|made|trained|created|built|supplied|provided|programmed|designed|licen[sc]ed|bought|purchased) (by|from) (a|an|the|our)? .. ({vendor}|company|vendor|startup|partner|firm|ai|labs?|inc|gmbh|ltd|corp|provider)
    (we|company|bank|shop|they|team|clinic|school|it department|the _) {adv}? (use|uses|bought|buy|licen[sc]ed|licen[sc]es|purchased|integrated|connected|run|runs|chose|rent|rents|have|employ|employs|switched to|rely on|relies on|got) .. (chat|bot|chatbot|assistant|model|ai|technology|system|engine) .. (of|from|by|:|called|named) ..
    (we|company|bank|shop|they) {adv}? (use|uses|bought|licen[sc]ed|run|runs|rely on) .. ({model}|openai|anthropic|deepseek|mistral|llama) ..
    (underlying|my|language|ai|base|foundation|the) (model|engine|llm|vendor|provider|technology) {adv}? (is|are|behind (me|this|it) is|comes from|was (made|trained|developed) by|:|called|used is|here is) (called|named|from|by|the|a|an)? .. (_)
    (model|vendor|version|engine) (name|behind|number|id)? (is|:) ({model}|{vendor}|_ #)
    (created|made|trained|developed|built) by ({vendor})
    a (large)? language model (from|by|of|made by|trained by|developed by|called) _
    (gpt|claude|gemini|llama|mistral) (#|is|from|by|model|behind)
    a (fine tuned|customi[sz]ed|modified|special)? _? version of ({model}|_ #)
  `,
  unless: `ask|asked|whether|which model`,
  except: `
    (can|could|may|do|am|are|will|would|must) not (able to|allowed to|want to|going to)? (share|reveal|say|disclose|give|tell|discuss|talk|know|name|comment|provide)
    constellation|phone|(trained|made|built|designed|developed) to (help|assist|answer)|confidential|battery|electricity|engine (oil|of the car)
    (model|technology|vendor) (is|are|remains?) (confidential|secret|not public|not disclosed|private|sold out|available|out of stock)
  `,
  allowed: ['negated', 'condition', 'quoted'],
  phrases: {
    ...MODELS,
    self: `
      i|me|we|my (underlying)? (model|engine|brain|answers?|technology|language model|architecture|developers?)|this (chat|bot|chatbot|assistant|service|tool|system|ai|tutor)|the (chat|bot|chatbot|assistant|service|tool|system|model|ai|engine|technology|tutor|technology behind (me|this|it)|model behind (me|this|it))|our (chat|bot|chatbot|assistant|model|ai|service|technology|tutor)|it
    `,
  },
};
