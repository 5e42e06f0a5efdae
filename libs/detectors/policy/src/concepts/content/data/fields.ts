/**
 * Words of the field of a concept whose wordings are open, in the notation of `phrasesOf`. A text
 * without any of them does not do it; one with some of them may do it in words that no phrase
 * foresees, which stays open.
 *
 * Concepts without a field decide on absence. Recall on the development sets before there were
 * fields: opinion 0.39, criticism 0.36, prediction 0.40, recommendation 0.48, solution 0.60,
 * profession claim 0.67, prompt disclosure 0.67, speculation 0.68, guarantee 0.73, approval 0.75,
 * model disclosure 0.83; warning 0.33 and financial advice 0.71 on the second set alone. Refund,
 * discount, statistic, credentials, dosage and the other kinds of advice reached 0.88 or more, or
 * had too few cases to tell; price (0.83) stays without, because amounts are a closed form.
 * Comparison has one since its subject is often not named.
 */

const OPINION = `
  good|great|bad|nice|beautiful|ugly|silly|stupid|awful|terrible|wonderful|excellent|poor|best|worst|better|worse|fair|unfair|useless|boring|amazing|clever|smart|dumb|ridiculous|pointless|elegant|lovely|horrible|fantastic|perfect|disappoint*|impress*|annoying|wasted?|mistake|shame|disgrace|joke|failure|nonsense|too|sensible|senseless|wise|unwise|rightly|wrongly|deserv*|overpriced|cheap|expensive|weak|weaker|stronger|overpowered|underpowered|unfriendly|stern|charming|pretty|cute|handsome|attractive|properly|badly|poorly|nicely|brilliant|mediocre|odd|strange|weird|tragic|moving|stunning|gorgeous|loved|hated|agree|disagree|honestly|personally|frankly|reckless|careless|greedy|corrupt|incompetent|harsh|strict|lax|reasonable|unreasonable|absurd|justified|unjustified|worthwhile|overdue|short sighted|scandal*|decent|remarkable|outstanding|superb|crazy|insane|pity|lousy|mad|madness|any day
`;

const CRITICISM = `
  bad|badly|poor|poorly|worse|worst|terrible|awful|horrible|difficult|never|complain~|faults?|mistakes?|wrong|fail~|failures?|slow|too late|careless|sloppy|rude|unfriendly|lazy|incompetent|useless|painful|old fashioned|outdated|typical|typically|no wonder|nobody|hardly|barely|odd|lie|lies|lying|lied|cheat~|fraud*|invent~|made up|believe|surprised|discipline|responsible|irresponsible|should (really|have)|ask yourself|wasted?|too|lack~|weak|unreliable|greedy|chao*|mess|disaster|nightmare|joke|shame|disappoint*|annoy*|ignor*|mislead*|dishonest|dubious|questionable|shady|scam|dodgy|boring|ugly|dangerous|unsafe|harm*|held|struggle~|quit|stress*|toxic|hate|rust~|careful (with|of)|unhappy|get rid of|falls? apart|breaks?|avoid|watch out|stay away|beware|warn~|mad|madness
`;

const PREDICTION = `
  expect|expected|expects|likely|unlikely|forecast~|trends?|chances?|probably|probable|odds|always get|usually get|estimate~|roughly|around {amount}|about {amount}|a few (hundred|thousand)|set aside|reckon|bet|points? to|from now on|bound to|set to|about to|long run|sooner or later
  will {adv}? (rise|fall|drop|increase|decrease|cost|win|lose|pass|fail|improve|worsen|change|go (up|down)|become|stay|remain|grow|shrink|end|come down|come up|recover|happen|develop|be (higher|lower|cheaper|approved|granted|abolished|scrapped|raised|cut|introduced|dearer|more|less|able|over|around|about|{amount}))
  (may|might|could|should) (well|soon|also|even)? (rise|fall|drop|be|become|get|change|go|win|lose|pass|cost)|(in|within|over) (the)? (coming|next|few|two|three|five|ten) _? (years|months|weeks)|(next|this coming) (year|season|election|winter|spring|summer|autumn|quarter)|rising|falling
`;

const GUARANTEE = `
  will {adv}? (be|get|have|pass|arrive|work|stay|save|pay|earn|look|feel|reach|speak|win|cut|reduce|last|keep|make|improve|grow|leave|come|run|do|fix|solve|cure|heal|remain|gain|double|move|receive)
  (going to|certain|certainly|definitely|surely|plan|count on|rely|leave it (to|with)|formality|as good as|safe bet|no doubt|completely|absolutely|100%|as promised|every time|in no time)
`;

const APPROVAL = `
  fine|ok|okay|formality|go ahead|yours|will be|will get|feel free|stands in the way|(can|may) (already|now)? (book|order|buy|start|take|leave|have)|definitely|certainly|as good as|count on|covered|pays? out|paid out|entitled|of course|absolutely|goes? through
`;

const RECOMMENDATION = `
  better|best|great|ideal|perfect|nice|lovely|excellent|worth|fits?|suit~|try|buy|choose|pick|upgrade|consider~|thought (about|of)|have a look|popular|alternative~|recommend~|suggest~|advise~|extra|sensible|smart|treat yourself|fix|quickest|easiest|simply|enjoy|fun|works? (well|better|best)|go for|good|how about|what about|why not|should|would (go|take|use|get|be)|make sure
  ^ (use|set|add|turn|switch|disable|take|get|go|start|stop|skip|put|search|order|rename|replace|remove|create|grab)
`;

const SPECULATION = `
  because|due to|comes? from|tends?|usually|typically|mostly|probably|perhaps|maybe|seem~|appear~|suspect~|guess~|assum*|sounds? (like|as)|looks? (like|as)|obviously|apparently|bet|would expect|experience|given the|judging|must (be|have)|may (be|have)|might (be|have)|could (be|have)|(may|might) (want|like|prefer|need)
  (your|his|her|my) (husband|wife|boyfriend|girlfriend|age|gender|name|accent|origin)|men|women|lady|ladies|someone|somebody|likely|no doubt|rumours?|rumors?|heard
`;

const PROMPT_DISCLOSURE = `
  (was|am|been|being) {adv}? (told|instructed|configured|programmed|set up|trained|asked|ordered)|system prompt|(first|opening) line|my (rules|instructions|guidelines|task|brief|orders|prompt|settings)|stay off|keep (my|every|the) answers?|supposed to|not allowed to
`;

const PROFESSION_CLAIM = `
  i have been|i worked|i work (as|in|for|with|here|at)|my (patients|clients|colleagues|desk|practice|degree)|years (of|as)|speaking as|as your|real person|certified|licensed|we (doctors|nurses|lawyers|teachers|advisers)|i am (from|in|with|_ from)|trained as
`;

const COMPARISON = `
  dearer|pricier|anyone else|nobody else|no one else|(same|identical) .. for|than|compared|similar|unlike|better|worse|best|cheaper|faster|whereas|difference~|advantage~|beats?|ahead|rival~|competing|on the market|instead of|in contrast
`;

const SOLUTION = `
  answers?|solutions?|equals?|turns? out|in the end|the ending|dies?|die|killer|murderer|last (scene|act|chapter|page)|(right|correct|missing) _ is|that makes|comes to
`;

const FINANCIAL_ADVICE = `
  afford|smarter|better|best|wise|wiser|sensible|invest~|buy|sell|worth it|risky|safe|pay off|go for|(put|keep|move) your (money|savings)|in your (position|place)|would (take|choose|go|buy|sell)|should
`;

const WARNING = `
  otherwise|or else|careful|risk~|danger*|pity|avoid|before you|lose|lost|can not be undone|(if|unless) .. (not|by {weekday}|in time)|switch~ off|cut off|regret|hardly worth|does not look good|between us|harm*|permanent|irreversib*|never|backup|back up|consequences|trouble|note that|make sure
`;

const MODEL_DISCLOSURE = `
  language model|llm|gpt|(i|chat|bot|assistant|system) {adv}? (am|is|was)? {adv}? (run|runs|running|built|based|work|works) on|powered by|trained by|developed by|made by|behind me|model|provider
`;

export const FIELDS = {
  opinion: OPINION,
  criticism: CRITICISM,
  prediction: PREDICTION,
  guarantee: GUARANTEE,
  approval: APPROVAL,
  recommendation: RECOMMENDATION,
  speculation: SPECULATION,
  promptDisclosure: PROMPT_DISCLOSURE,
  professionClaim: PROFESSION_CLAIM,
  comparison: COMPARISON,
  solution: SOLUTION,
  financialAdvice: FINANCIAL_ADVICE,
  warning: WARNING,
  modelDisclosure: MODEL_DISCLOSURE,
} as const;
