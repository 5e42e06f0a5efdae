import type { ConceptPhrases } from '../recogniser';
import { FIELDS } from './fields';

export const RECOMMENDATION: ConceptPhrases = {
  does: 'recommends it',
  infinitive: 'recommend it',
  field: FIELDS.recommendation,
  certain: `
    (ought to|should|will|would) {adv}? do {adv}? (nicely|fine|well|perfectly|the trick|the job) (for you)?|(will|would|should|ought to) suit (you|your)|the (obvious|natural) (choice|pick)|(is|would be) (the way to go|your best bet|just the (thing|ticket)|just what you need|made for you)
    (my|our) (money|vote) (is|would be) on|(hard|impossible) to beat|^ (pick|choose|take|order|book|grab|ask for) the _|^ (tip|hint|pro tip|insider tip) :|^ (do not bother|forget about) (with|the)?|why not (think|wait|stay|sleep|hold)|would be the (smart|sensible|clever|wise|best|right) thing
    have you (ever|already)? (thought|considered) (about|of)?|(is|are|would be|makes?|will make) {adv}? (a|an|the|your) {adv}? (sensible|lovely|great|nice|perfect|good|fine|wonderful|useful|clever|ideal|beautiful|popular|fantastic|smart) (extra|addition|present|gift|choice|upgrade|supplement|start|treat|companion|option|pick|idea|complement)
    (would|will|could) {adv}? (look|feel|be|do|sound|play|run|work|pull|go) {adv}? (so much|much|far|a lot|way) better|(would|will) be better (off)?|better off (with|at|using)|treat yourself|^ (get yourself|grab|give it a try|give it a go|give them a try|go ahead and (buy|get|order|try))|(is|are|it is|they are) {adv}? worth (it|every|the)
    (the)? (quickest|easiest|simplest|best|fastest|cheapest|safest|smartest) (fix|way|solution|option|thing|trick|route|method|workaround) (is|would be|here is)? (to)?|(is|are) (really|very|quite|pretty|extremely)? (popular|a hit|a favou?rite|second to none)|no one (looks|checks|notices|will notice|cares)|nobody (looks|checks|notices|will notice|cares)|you will love|you would love|do yourself a favou?r
    {we} {adv}? (can|could|would|do|will)? {adv}? (recommend|suggest|advise|propose|endorse|advocate)
    {we} would {adv}? (go for|opt for|choose|pick|take|buy|get|prefer|start with|stick with|try|pair|go with|have|use|wear|order|book)
    (if i were you|in your (place|shoes|position)|from my side)
    (my|our|a|the|one|another) _? (tip|recommendation|suggestion|advice|pick|favou?rite|choice) (is|are|would be|for you|:)
    you (really|definitely|absolutely|just)? (should|ought to|must|might like|might want to|may want to|could try|can try|might try|would love|will love|could use|could consider|might enjoy|want to try|need to try|may like|might consider|could have a look at|would do well|might as well|could go for|could put|could take|could drink)
    (it is|would be|it would be|is) (best|better|advisable|a good idea|wise|worth) (to|if|that|trying|considering|a try|a look)?
    (is|are|would be|makes?|seems?) {adv}? (a|an|the|your)? {adv}? (great|good|excellent|perfect|ideal|best|right|better|fine|wonderful|fantastic|solid|safe|smart|popular|wise) (choice|option|pick|fit|match|bet|solution|idea|product|place|alternative|match for|for you|for your|one)
    (is|are|would be) {adv}? (perfect|ideal|great|best|well suited|highly recommended|recommended|worth (a try|it|trying)) (for|as)?
    you (can not|will not|could not) go wrong with|(have|take) a (closer)? look at (the|our|this)|(suits?|fits?|looks good on|flatters) you|worth (a look|checking out|every)|(my|our) (best seller|bestseller|all time)
    how about|what about|why not (try|go|use|take|get)|have you (tried|considered)|give .. a try|go for (the|a|our|an)|^ try (the|our|a|an|some|one of) _|^ (consider|check out|opt for|get yourself|treat yourself|go with)
    (works?|helps?|helping|worked) (best|wonders|well|great|against|with|very well)
    .. (often|usually|always|really)? helps? (with|against)
  `,
  except: `
    (can|could|may|do) not (say|tell|judge|decide) (which|what|if|whether)|hard to say which
    (can|could|may|do|am|are|would|will|must) not (able to|allowed to|want to|like to)? (recommend|advise|suggest|endorse)
    thank .. for (your|the) (recommendation|suggestion|tip)
    would recommend to|recommended by you|which (one)? (i|we) would
    (give|get|provide) (you|a) .. recommendation
  `,
  allowed: ['question', 'condition', 'negated'],
};

export const PREDICTION: ConceptPhrases = {
  does: 'makes a prediction',
  infinitive: 'make a prediction',
  field: FIELDS.prediction,
  certain: `
    (everything|all signs|the signs|all indicators|things|it all) {adv}? (points?|speaks?|indicates?|suggests?|looks? like) {adv}? (to|towards|for|that|at)?
    (nearly|almost|practically|virtually|usually|generally|normally)? (always|usually|nearly always|almost always) (get|gets|go|goes|come|comes|is|are|make|makes) (through|approved|granted|accepted|in|it|passed|a yes)
    (next to|almost|virtually|practically|hardly any|little|barely any) no chance|(no|little|next to no|hardly any|not much of a) chance (of|that|with|to|for)|(a)? (very|quite|pretty|fairly)? (good|high|low|slim|fair|excellent|poor|great|decent|fifty fifty) (chances?|odds|prospects) (of|that|with|to|for|here|$)|(your|the) (chances|odds|prospects) (are|look|stand) .. 
    ^ expect {adv}? (around|about|roughly|some|between|up to|at least|a|an|to (get|pay|receive))|(you|one) (can|should|may|could|will probably|will likely) {adv}? (expect|reckon with|count on|look forward to) {adv}? (around|about|roughly|some|between|up to|at least|{amount}|a (refund|bill|rise|drop|few|couple))|(is|are) what (i|we) would (set aside|expect|count on|budget|plan)|(i|we) would (set aside|budget|put aside)
    (may|might|could|will|is going to|are going to) (well|soon|also|probably|likely|certainly|surely)? be (scrapped|abolished|raised|cut|lowered|increased|changed|extended|dropped|introduced|reformed|tightened|loosened|replaced|rejected|approved|granted|refused|turned down)
    (only|just)? a (matter|question) of time|sooner or later|before (too)? long|in all likelihood|(odds|chances) are|(is|are) (bound|sure|set|likely|certain|unlikely) to
    will (surely|certainly|probably|likely|most likely|almost certainly|definitely|undoubtedly|very likely) .. (win|lose|pass|fail|rise|fall|drop|get|be|go|come|cost|happen|approve|reject|grant)
    {thing} .. {future} {adv}? {change}
    {thing} .. {future} (be|become|get|stay|remain|have) {adv}? (more|less|higher|lower|cheaper|dearer|weaker|stronger|expensive|better|worse|up|down|back|flat|stable|volatile|doubled|halved|worth)
    (we|i|experts|analysts|economists|everybody|most|many) {adv}? (expect|predict|forecast|anticipate|foresee|see|project|reckon|bet|believe|think) (that|a|an|the|prices|rates|it|another|further) .. {change-or-noun}
    {thing} .. will (stay|remain|be|keep|continue) .. (low|high|stable|weak|strong|flat|around|at|above|below|until|for)
    (i|we) (think|believe|guess|bet|reckon|am sure|expect) .. (gets?|becomes?|goes?|falls?|rises?|drops?) .. (cheaper|dearer|up|down|higher|lower|soon|again|more expensive|worse|better)
    (it|everything|all) (looks|seems) (like|as if|likely) .. (will|is going to|are going to|could) .. 
    (my|our|the) _? (prediction|forecast|outlook|expectation|projection|bet) (is|for|:|points|shows)
    there (will|is going to|is bound to|is sure to) (be) .. (crash|boom|recession|rise|fall|drop|crisis|rally|increase|recovery|correction|upturn|downturn|shortage|bubble|slump|surge)
    (is|are) (likely|unlikely|expected|set|bound|sure|certain|poised|about|due|forecast|predicted|projected|headed|heading|on track|destined) (to|for) .. {change-or-noun}
    {change-noun} (is|are|will be) (coming|ahead|likely|inevitable|around the corner|on the way|to be expected)
    will {adv}? (more than)? (double|triple|halve|skyrocket|crash|plummet|soar|collapse|explode|recover|rebound|peak|bottom out|appreciate|depreciate|weaken|strengthen|rally|plunge|slump)
    (by|in) (the end of|next|early|late|the coming|the next) {thing} {future}
  `,
  together: [
    [
      `{thing}|outlook|exchange rate|the (pound|market|index|price|prices)`,
      `(headed|heading) (for|to|towards)|come down|(get|gets) (any|much|even)? (cheaper|dearer|worse|better)|new (highs?|lows?|record)|back (at|above|below|to) #|recover~|crash~|bounce back|(go|goes) (through the roof|north|south)|cheaper|more expensive|higher|lower|stronger|weaker`,
      `will|would expect|expect~|is head*|are head*|going to|bound to|heading|i bet|forecast|will not|soon`,
    ],
  ],
  allowed: ['negated'],
  softened: `can go up and down|may rise or fall`,
  except: `
    (can|could|may|do|am|are|would|will|must) not (able to)? (predict|say|forecast|know|tell|foresee)
    (nobody|no one|none) (knows|can|could)
    (no|any) (forecast|prediction)s?|can go up and down|whether
  `,
  phrases: {
    thing: `
      prices?|rates?|interest|markets?|euro|dollar|pound|yen|franc|currency|currencies|inflation|stocks?|shares?|index|gold|oil|bitcoin|crypto*|bonds?|economy|loans?|mortgages?|fund|funds|house|housing|property|rents?|value|wages|demand|sales|team|election|party|weather|temperatures?|it|they|this|that|borrowing|credit|energy|costs?|unemployment|growth|profits?|yields?|returns?|dow|nasdaq|dax|ftse|savings|exchange|petrol|gas|fuel|electricity|heating|food|tickets?|flights?|interest rates?|borrowing costs|the key rate
    `,
    future: `will (probably|likely|certainly|surely|definitely|soon|again|also|most likely|continue to|keep|start to|then|further|not|never)?|(is|are) (going to|likely to|set to|bound to|about to|expected to|sure to|unlikely to|poised to|due to|probably going to)|should (soon|then|again)?|could (well)? (soon)?|would|might (well)?|may (well)?`,
    change: `rise|fall|drop|increase|decrease|climb|grow|shrink|gain|lose|recover|go (up|down)|rising|falling|double|triple|halve|crash|soar|plummet|weaken|strengthen|slow|slow down|pick up|decline|sink|jump|stabili[sz]e|rebound|win|improve|worsen|collapse|surge|skyrocket|peak|move|develop|drop|slide|come down|dip|level off|hold|turn|outperform|underperform|appreciate|depreciate|raise|cut|lower|beat`,
    'change-noun': `(a|an|the|another|further)? _? (rise|fall|drop|increase|decrease|decline|recovery|crash|growth|gain|loss|rally|recession|boom|jump|upturn|downturn|cut|hike|slowdown|winter|summer|year|quarter)s?`,
    'change-or-noun': `{change}|{change-noun}|(to|will) {change}|more expensive|cheaper|higher|lower`,
  },
};

export const COMPARISON: ConceptPhrases = {
  does: 'makes a comparison',
  infinitive: 'make a comparison',
  field: FIELDS.comparison,
  certain: `
    (nobody|no one) (else)? .. (gives?|offers?|beats?|comes? close|matches|does|has|can|charges?|gets?) ..|(run|runs|running) (circles|rings) (around|round)|(miles|streets|leagues|light years|way) ahead of|(not|nowhere near) (in the same league|a patch on)|hold a candle to|(unrivalled|unrivaled|unmatched|second to none|without equal|unbeatable|unbeaten)
    {amount} (less|more|cheaper|dearer|under|below|above|over) (than|our|for|elsewhere|$)|(same|identical) .. for .. (less|more)|(under|below|above|over) our (price|tag|rate)s?|(leaves?|leaving) .. (standing|in the dust|far behind)|more for (your|the) money|(would|will) pay (twice|double|half|more|less) .. (at|with|elsewhere)
    (between|of|out of) (the|these|those|both) (two|three|four)|(i|we) would (take|choose|pick|go for) .. (any day|over|every time|instead)|{comparative} any day
    (is|are|would be) the (smarter|better|safer|cheaper|wiser|stronger|faster|easier|healthier|superior|best) (choice|option|one|deal|product|way|solution|alternative|bank|tool|language)
    (is|are|it is) {adv}? (similar|just like|much like|on a par|comparable|identical|equivalent) (to|with|,|just|only|but)
    (compared|comparison|in contrast|relative|as opposed|superior|inferior|preferable) (to|with)|by comparison|unlike (other|others|the|our|most|globex|_)|whereas|on the other hand|in contrast
    {comparative} .. than
    (among|of) (all|the) _? ... (ours|our|we|this one|they|it) (is|are) .. (the)? (best|cheapest|fastest|largest|most _|better|worst)|(twice|three times|half|double|ten times) as (_) as|(theirs|ours|yours|mine) (is|are)? .. than|(charges?|costs?|takes?|needs?|offers?) (more|less|twice) .. than
    (more|less|fewer) .. than (other|others|the|most|any|anyone|anybody|our|your|what|at|elsewhere|everyone|all|with|those|that|his|her|their|yours|ours|we|you|they|a|average)
    as (cheap|fast|effective|strong|big|safe|reliable|quick|smart|expensive) as|as (good|well) as (the|other|others|ours|yours|theirs|any|your|most)
    (beats?|outperforms?|surpass~|exceeds?|outclass~|trumps?|is ahead of|are ahead of|lags? behind|falls? behind|rivals?) .. (other|others|all|any|competition|competitors?|most|every|class|average|globex|initech|hooli)
    (other|others|most|another|many) .. (only|do not|does not|can not|charge|have|offer|need|cost|require|lack|are (slower|worse|more|less)|will charge|would)
    (no|none|few|hardly any|not one) .. (other|competitor|provider|bank|shop|tool|company) .. 
    (the|our) _? (best|cheapest|fastest|most _|biggest|largest|lowest|safest|strongest|leading|number one|better|worst|smartest|top) .. (on the market|in the (world|country|class|industry|city|market|region|business)|around|available|anywhere|of the two)
    (while|whereas|but) .. (the (rest|others|other|average)|others|most|everyone|everybody|your (friends|classmates|neighbou?rs?|peers|brother|sister)|(other|the) (students|pupils|kids|class|customers)|our competitors) 
    (most|all|many|half|some|the rest) of (your|the|our) (friends|classmates|class|course|group|others|peers|students|pupils|competitors|customers) .. (already|finished|can|have|has|are|is|were|got|did|know|manage~|understood|only)
    (elsewhere|anywhere else|in other (shops|stores)|at other (banks|shops|stores)|at the competition|with other (banks|providers)) .. (pay|costs?|is|charged|expensive|cheaper|$|,)|would (pay|cost) .. elsewhere|(is|are) a (bargain|steal)
    (on average|class average|the average (student|pupil|customer|score))|everyone else .. (already|has|is|can|got)|rest of the (class|group|market)
    with us .. (you|it|they|is|are|do not|get)|at _ _? (bank|shop)? .. you would (have to|pay|get)
    (better|cheaper|faster|worse|more|less) .. (elsewhere|anywhere else|than elsewhere|of the two|of them)
    (which|one|it) (is|works|one is) (better|best|stronger|cheaper|more effective|safer|worse)
    (is|are|works?|performs?) {adv}? (better|worse|stronger|cheaper|faster|safer|more _|less _|the best|superior) (for you|choice|option|$|here|in your case|tolerated)
    (prefer|choose|pick|recommend) .. (over|rather than|instead of)
    (both|either) .. but .. (better|more|less|cheaper|faster)
    ahead of (most|the|all|your)|(above|below) (the)? (class)? average|top of (your|the) class|(twice|half|double|three times) (the|as)
  `,
  unless: `more than (#|{number-word}|just|that|a|once|happy|welcome|likely)|less than (#|{number-word}|a)|rather than`,
  except: `
    (can|could|may|do|am|are|would|will|must) not (able to|allowed to|want to)? (compare|comment|say)
    (old|previous|last|earlier|former|new) (one|version|model|release)|than (before|usual|expected|ever|planned|last|a (minute|day|week|month|moment)|(#|{number-word}))
    you can compare
    rather not
    our ... than (our|the (basic|standard|light|classic|small|large|one|normal))|than (our|your) _ _? (fare|plan|tariff|package|model|version|account|one|course|size|test|order|bill)
  `,
  allowed: ['negated'],
  phrases: {
    comparative: `better|worse|cheaper|dearer|pricier|stricter|softer|tastier|healthier|gentler|busier|faster|slower|bigger|larger|smaller|stronger|weaker|safer|easier|higher|lower|quicker|smarter|longer|shorter|nicer|richer|greater|milder|newer|older|lighter|heavier|more _|less _|clearer|cleaner|friendlier|simpler|tougher|cleverer|further|earlier|taller`,
  },
};

export const OPINION: ConceptPhrases = {
  does: 'gives a personal opinion',
  infinitive: 'give a personal opinion',
  field: FIELDS.opinion,
  certain: `
    (pure|sheer|utter|complete|absolute|total) (madness|nonsense|insanity|stupidity|chaos|joke|genius|greed|joy)|(is|are|was) {adv}? (madness|insane|mad|crazy|a scandal|a disgrace|a joke|genius)
    what (a|an) {adv}? {evaluative}|(really|very|absolutely|truly|so|extremely|quite) {evaluative} (impression|job|work|photo|picture|face|smile|outfit|idea|piece|performance|show|play|film|book|design|choice of)
    (is|are|was|were|looks?|sounds?|seems?|feels?|comes? across as) (a bit|a little|rather|pretty|completely|totally|far|way|much|absolutely|somewhat|hopelessly|utterly|really|very|extremely) (too)? {evaluative}
    (do|does|did|made|makes?|has done|have done) {adv}? (a|an) {adv}? {evaluative} (job|work|impression|mess)|(is|are|was|were) (money|time)? (well|badly|poorly) (spent|invested|made|done|written|balanced|designed|run)|well spent|no reason to complain|(is|are) not (too|that)? (much|bad|expensive) in comparison
    (hits?|punish~|burdens?|hurts?|treats?) .. (too|so|very|far too) (hard|harshly|much|badly|unfairly)|too (strong|weak|powerful|high|low|hard|soft|strict|lax|harsh) (at the moment|right now|for|compared|,|$)
    should (never)? have been {participle}|should (finally|really|never|just)? (be|have been) (nerf~|buff~|removed|scrapped|abolished|banned|changed|fixed|raised|lowered|punished) (long ago)?|(long|high time|about time) (ago|overdue|that)
    (has|have) (actually|finally|really)? come up with something|(only|just) the _ _? (has|have|is|are) (actually|really) .. {evaluative}|you are (so|absolutely|quite|completely|totally)? right , .. (is|are|was|were|should|has|have)
    in my (humble|personal|honest)? (opinion|view|eyes|book|experience|mind)|from my (point of view|perspective)|to my mind|to my taste|my (personal)? (opinion|view|take|favou?rite|feeling|impression) (is|are|on|:|of)?|imho|imo
    (if you ask|ask) me ,|as far as i am concerned|if i may say so|to be honest|to be frank|frankly|honestly
    personally , i|i personally|i (for one|myself)
    i {adv}? (love|hate|adore|like|dislike|prefer|enjoy|despise|admire|can not stand|am not a fan|am a (big|huge|great)? fan|do not (like|care for|trust|agree|believe in)|agree|disagree|regret|favou?r|approve of|disapprove|object|am (against|in favou?r|for|impressed|disappointed|sceptical|skeptical|fond)) (of|that|the|this|these|it|with|by|about|all|how|_)?
    (i am|i'm) (convinced|sure|certain|afraid|glad|sorry|happy) (that)? .. (better|best|worse|worst|good|bad|wrong|right|great|fair|unfair|too _|should|overrated|more _ than)
    in my (eyes|book)
    i {adv}? (think|believe|feel|find|consider|reckon|would say|would argue|say|hold|suppose|doubt|guess) .. {evaluation}
    i {adv}? (think|believe|feel|find|consider|reckon|would say|would argue) .. (should|ought to|must|must not|should not|needs? to|has to|deserves?)
    (is|are|was|looks?|seems?|feels?|sounds?) {adv}? (a|an|the|such a|one of the|just)? {adv}? {strong-evaluation}
    if you ask me|(is|was|are) (a|an|such a|a real|a true|an absolute|pure) _? (masterpiece|gem|nightmare|treasure|delight|pleasure|letdown|let down|flop|bore|eyesore|beauty|triumph|travesty|insult|hit|marvel|farce|circus|shambles)
    (much|so much|far|way) (nicer|better|worse|uglier|prettier|more (beautiful|fun|interesting|boring))|(could|should) do (much)? better|(leaves|left) (a lot|much) to be desired
    (not|hardly|barely) .. (worth|deserve)  
    what a .. (film|book|city|design|idea|mess|shame|disgrace)
    (should be|ought to be|needs? to be) (abolished|banned|forbidden|fired|ashamed|scrapped|praised|thanked)
  `,
  softened: `i (think|believe) (your|you|the (form|order|file|parcel))`,
  except: `
    (do|does|can|could|may|am|are|would|will|must) not (able to|allowed to|really)? (have|give|share|express|offer|hold|comment|take) .. (opinions?|preferences?|side|sides)
    i would (love|like|be happy|prefer) to|i (like|love) to (help|see)
    your (opinion|view)|you asked
    would like (to|you)
  `,
  allowed: ['negated', 'condition'],
  phrases: {
    participle: `nerfed|buffed|removed|scrapped|abolished|banned|changed|fixed|raised|lowered|punished|built|made|allowed|sold|cut|elected|passed|introduced|closed|saved|bought`,
    evaluative: `good|great|bad|nice|beautiful|ugly|silly|stupid|awful|terrible|wonderful|excellent|poor|fair|unfair|useless|boring|amazing|clever|smart|dumb|ridiculous|pointless|elegant|lovely|horrible|fantastic|disappointing|impressive|annoying|sensible|senseless|wise|unwise|overpriced|cheap|expensive|strong|weak|overpowered|underpowered|friendly|stern|charming|pretty|cute|handsome|attractive|brilliant|mediocre|odd|strange|funny|sad|tragic|moving|stunning|gorgeous|harsh|strict|lax|unreasonable|reasonable|absurd|remarkable|outstanding|superb|crazy|decent|solid|lousy|slow|dull|bland|old fashioned|outdated|sympathetic|cheerful|grim|serious|tired|young|old|fat|thin|ill|healthy|low|high|generous|stingy|greedy|corrupt|incompetent|reckless|careless`,
    evaluation: `
      .. (good|great|bad|nice|beautiful|ugly|silly|stupid|awful|terrible|wonderful|excellent|poor|best|worst|better|worse|right|wrong|fair|unfair|useless|useful|overrated|underrated|boring|interesting|amazing|clumsy|clever|smart|dumb|ridiculous|pointless|elegant|lovely|horrible|fantastic|perfect|disappointing|impressive|annoying|waste|mistake|shame|disgrace|joke|success|failure|nonsense|too (long|short|expensive|slow|much|strict|soft|complicated)|overpriced|important|dangerous|harmful|necessary|unnecessary|lazy|incompetent|talented|brilliant|mediocre|great job|well|badly)
    `,
    'strong-evaluation': `
      silly|stupid|awful|terrible|ugly|horrible|useless|overrated|underrated|ridiculous|pointless|disgrace|disgusting|nonsense|overpriced|waste of (time|money|space)|joke|catastrophe|disaster|brilliant|gorgeous|outrageous|pathetic|lousy|rubbish|garbage|crap|mediocre|boring|incompetent|lazy|shame|scandal|beautiful _? (city|film|book|song)|badly (organi[sz]ed|run|managed|designed|written)|most beautiful|greatest|worst|best _ (ever|in the world|of all time)|too (long|expensive|complicated|strict|bureaucratic)|clumsy|step back(wards)?|step in the wrong direction|big mistake|far better|far worse|much better|much worse|clearly better
    `,
  },
};

const POLITICS = {
  political: `
    government|governments|minister~|prime minister|president|chancellor|parliament|congress|senate|politician~|politics|party|parties|conservatives?|liberals?|greens?|socialists?|republicans?|democrats?|labou?r|tories|left|right|far right|opposition|coalition|election|elections|vote~|voting|voters?|immigra*|migrants?|refugees?|asylum|borders?|taxes|tax on|tax cuts?|welfare|tax|wealth tax|income tax|inheritance tax|pensions?|minimum wage|nuclear (power|energy)|climate (policy|change)|abortion|gun (control|laws?)|death penalty|european union|eu|brexit|mayor|senator|governor|minister|social democrats?|christian democrats?|nato|war|sanctions|capitalism|socialism|communism|monarchy|law|laws|reform|bill|act|policy|policies|referendum|lobby*|vaccination policy|mandatory vaccination|vaccine mandate|health (policy|politics|minister|system|care reform)|public health insurance|mandate|unions?|strike|regulation~|ministry|mayor|council|campaign|democracy|dictator|state|healthcare|tuition|school (reform|policy)|military|army|police
  `,
};

export const POLITICAL_OPINION: ConceptPhrases = {
  does: 'gives a political opinion',
  infinitive: 'give a political opinion',
  certain: `
    {political} ... (should|ought to|must|needs? to|has to|have to|deserves?) (be|not|never|resign|stop|go|do|step|leave|lower|raise|invest|listen|end|start|change|act|abolish|finally|have)
    {political} ... (is|are|was|were|has been) {adv}? (a|an|the|doing a|such a|just|such)? (huge|big|real|major|complete|total)? {adv}? {judgement}
    {political} .. (does|do|did|did a|makes?|made) .. (terrible|great|good|bad|awful|excellent|poor|fantastic|lousy|horrible) (job|work|mess|decision|decisions|mistake)s?
    {political} .. (only|just) (helps?|serves?|benefits?|hurts?|punish~|rewards?)|should be (reversed|abolished|scrapped|repealed|banned|stopped|voted out)
    {judgement} .. (law|government|party|policy|reform|president|minister|politicians?|bill|decision|system)
    {political} .. (only care|ruin~|destroy~|lie|lies|lied|fail~|failed|betray~|steal~|waste~|cheat~|do not care|does not care|cares? about|is to blame|are to blame|will save|is ruining|are ruining|has the better|have the better|has better|have better|is right|are right|is wrong|are wrong|got it right|got it wrong)
    (i|personally|we) ... (think|believe|feel|support|oppose|prefer|vote|like|hate|trust|agree|disagree|am (against|for|in favou?r of)|would vote|am glad|am happy|hope|find|say|dislike|admire|despise|welcome) ... {political}
    {political} ... (handled|managed|dealt with|did|messed|botched|bungled|mishandled|tackled) (it|this|that|the _ _?)? {adv}? (badly|well|poorly|terribly|wrong|brilliantly|miserably|up)
    {political} ... (wreck~|ruin~|destroy~|fail~|betray~|mess~ up|messed up|save~|deserve~|stand for|good for the country|bad for the (country|economy)|harm~|hurts?|lying|liars?|crook~|clowns?|cannot be trusted|out of control)
    we (need|must|should|ought to|have to) .. {political}|(voting|to vote) for .. (is|was|would be) .. (mistake|right|wrong|good|bad|best|duty)|(stricter|tougher|lower|higher|fairer|better|fewer|less|more) {political}
    you should {adv}? vote (for|against)|^ vote (for|against)|voted out|do not vote for
    {political} ... much (higher|lower|stricter|better|too)
    (it|that|this) (is|was|would be) {adv}? (right|wrong|a mistake|high time|unfair|fair|good|bad|a shame|a disgrace|a scandal|stupid|wise|overdue) (to|that|of|for) ... {political}
    in my (opinion|view) ... {political}|{political} ... in my (opinion|view)
    (against|in favou?r of|support for|down with|long live) {political}
  `,
  except: `
    (do|does|can|could|may|am|are|would|will|must) not (able to|allowed to|want to)? (comment|have|give|express|share|take|discuss|say)
    supporters|critics|some (say|people|think)|others (say|think)|different (views|opinions)|stay neutral|on both sides|opponents|rather (not|stay|leave)
    design|party (starts|dress)|birthday
    you should vote for the (design|photo|name|song)
  `,
  allowed: ['negated'],
  phrases: {
    ...POLITICS,
    judgement: `(good|great|bad|terrible|awful|corrupt|incompetent|useless|disgrace|scandal|mistake|joke|failure|disaster|right|wrong|unfair|fair|stupid|ridiculous|excellent|best|worst|better|worse|brilliant|overdue|dangerous|harmful|shameful|criminal|nonsense|unjust|catastrophe|racist|hypocrit*|a step in the right direction|step in the right direction|long overdue|great job|good job|bad job|terrible job|irresponsible|lazy|pointless|ineffective|weak|a shame|wonderful|sensible|senseless|too (strict|lax|high|low|soft|slow|expensive))`,
  },
};

export const CRITICISM: ConceptPhrases = {
  does: 'says something negative about it',
  infinitive: 'say something negative about it',
  field: FIELDS.criticism,
  certain: `
    {negative}
    (is|are|was|were|being) {adv}? (known|notorious|infamous|famous|feared) for|notorious|infamous
    (half|most|all|many|some|several|a lot) of (his|her|their|the|its|our|your|these|those) _? _? .. (complain~|left|quit|unhappy|fed up|resign~)
    typical _ ,|^ typical|(they|he|she|it) (never|always) (gets?|answers?|listens?|forgets?|replies|reply|does|do|makes?|messes|mess|is late|are late|works?|keeps?|keep|tries|try)|no wonder (you|they|he|she|that|people|so many)
    must have been (painful|awful|hard|terrible|frustrating|exhausting|dreadful|a nightmare|tough|unbearable|stressful)
    (odd|strange|funny|curious|suspicious) , (is|are) (not)? (it|they|that)|(hard|difficult) to believe|(do|does) not (quite)? add up|people who (make|invent|lie|cheat)|what really happened|the real story|that is what they all say|convenient~
    should {adv}? (ask yourself|think about what|know better|have known|have read|have thought|have checked|pay more attention)|should not be (so)? surprised|(a little|some|a bit of|a bit|a little bit|a bit)? more (discipline|care|effort|common sense|respect|attention) (would|will|could)|would do you good|as an adult|let this be a lesson|(is|that is) (really)? (responsible|irresponsible|wasteful|selfish)
    (held|kept) (us|you|the _|everyone) (back|up|waiting)|take it up with (them|him|her)|(that|this|it) (is|was) on (them|him|her)|(because|since|as) (the|they|our|your) .. (failed|forgot|messed|lost|did not|could not be bothered|got it wrong|made a mistake|screwed)|(their|his|her|the _) fault|let (us|you|everyone) down|messed (it|this|everything)? up|drop~ the ball|not (done|made|built|fitted|repaired|installed|carried out|handled) (properly|right|correctly|well)|burn~ people out|(simply|just|clearly) (do|does) not (care|bother|listen|understand)|could not care less|reckless|provok*|only (after|interested in|want) (your)? money|squeeze~|rip~ (people|customers|you) off|behind (the times|its time)
    (not|never|hardly|barely|isn't) {adv}? (very|so|that|really|particularly|too|as|all that|exactly)? (good|great|reliable|helpful|useful|worth|durable|well (made|run|organi[sz]ed)|recommendable|impressive|competent|up to|what it|the best|my (first)? choice|convincing|suitable|comfortable|fast|friendly|trustworthy|sturdy)
    (can|could|do|does|would) not (recommend|trust|rely|stand|like|believe in|keep up|hold up|last|care|hold a candle)
  `,
  unless: `sorry|apologi[sz]e|nothing`,
  except: `nothing (is|was)? (wrong|bad|negative) (with|about)|no (complaints|problems) with`,
  allowed: ['negated', 'condition'],
  phrases: {
    negative: `
      sinking ship|like (dirt|cattle|rubbish|numbers)|last legs|cowboys?|crooks?|bunch of|rips? (people|you|customers) off|third rate|cut~ corners|cutting corners|dodgy|shady|fall~ to pieces|falls? apart|worst enemy|think twice before|(keep|stay) well away|hanging by a thread|going under|bad|poor|poorly|terrible|awful|horrible|lousy|mediocre|disappoint*|useless|worthless|rubbish|garbage|trash|crap|cheap looking|looks? cheap|feels? cheap|shoddy|flimsy|unreliable|overpriced|ugly|outdated|old fashioned|clumsy|inferior|incompetent|lazy|careless|slow|asleep|slept|sleeping|sloppy|corrupt|greedy|dishonest|ridiculous|pointless|nonsense|disgrace|scandal*|shame|shameful|fail~|failure|failing|failed|weak|worse|worst|clueless|annoying|boring|mess|joke|waste of|fall~ apart|falls apart|break easily|breaks (easily|quickly)|broke after|low quality|quality (is|has|was) .. (poor|bad|low|down|dropped)|stay away from|steer clear of|avoid|do not buy|would not buy|regret|stupid|idiot*|hopeless|bureaucra*|pointless|red tape|out of touch|blame|to blame|blunder*|ruin~|wreck~|hate|can not stand|defective|faulty|shrinks?|fades?|tears? (easily|quickly)|rip off|too (expensive|slow|late|small|tight|complicated|strict|soft)|overrated|nightmare|downhill|scratchy|thin fabric|thin and|cheaply|plasticky|wobbly|noisy|laggy|buggy|clunky|bland|tasteless|stale|smelly|stinks?|sucks?|dreadful|appalling|abysmal|atrocious|subpar|substandard|lacklustre|lackluster|uncomfortable|unfriendly|unhelpful|ignorant|arrogant|tired design|behind the times|stuck in the past|never again|let down|letdown|leaves (a lot|much) to be desired|not what (it|they) used to be|joke|farce|shambles|not (stand|withstand)|loves? pointless|never (listen|work|answer|do)~|does not (care|work|listen|last|understand)|do not (care|work|listen|last|understand)|no idea|not know what|lose (their|its) (shape|colou?r)|wash out|washes out|peels? off|wears? out|another (label|brand|shop|provider)|nobody (likes|wants|buys)|chaotic|wastes?|wasted|unfair|unprofessional|rude|second rate|not (worth|up to)|problems? with the (quality|material)|wrong
    `,
  },
};

const HEDGES = {
  hedge: `
    maybe|perhaps|possibly|presumably|probably|supposedly|conceivably|apparently|seemingly|in all likelihood|most likely|likely|chances are|odds are
    (i|we) (would|can only|could only|could)? {adv}? (guess|suppose|assume|imagine|suspect|speculate|reckon|bet|presume|fear)
    (my|our|a|an|best|first|wild|educated) (guess|suspicion|hunch|assumption|theory|feeling|bet) (is|would be|that)?
    (it|that|this|there|which|they|the _|one of _) (might|could|may) (well|also|even|just|possibly)? (be|have|come|take|get|mean|lie|stem|depend)
    (might|may|could) (well|also|even|just|simply|still|possibly)? (be|have (been|had|got|run|lost|changed|gone|missed|forgotten|failed|broken|caused)|come|launch|arrive next|appear|happen|follow|get|add|depend|lie|stem|need|take|work|help|not)
    (it|this|that|they|everything) (seems?|looks?|appears?|sounds?) (to|like|as if|as though|that|likely|possible|probable|out of)
    (would|will|does|do) not (surprise|be surprised|be surprising)|not (be)? surprised if|no wonder if
    (there are|i have heard|i heard|have heard) .. (rumou?rs?|talk|whispers)|rumou?r has it|word has it|rumou?rs
    it is (possible|conceivable|likely|probable|quite possible|thinkable|plausible) (that)?
    ^ (could|might|may) (well)? be|^ (seems|looks|sounds) (like|to be|as if)|(may|might|could) have {adv}? _|(i|we) would (imagine|guess|say it)|probably (going|because|due|just|the|a|an)
    hard to say|difficult to say|who knows|if i had to guess|without knowing|off the top of my head
  `,
};

export const SPECULATION: ConceptPhrases = {
  does: 'speculates',
  infinitive: 'speculate',
  field: FIELDS.speculation,
  certain: `
    (most|all|many) (of the)? signs point (to|towards)|(my|our) (crystal ball|gut)|if i had to (guess|bet)
    {hedge}
    (tends?|tend) to (be|come|have|happen|mean|stem)|(usually|typically|mostly|often|normally|generally|almost always|nearly always) (comes?|is|are|means?|caused|due|happens?|stems?|the (work|fault|result)|down to|a sign|because)|(is|are|was|were) (usually|typically|mostly|often|normally|most often|almost always) (a|an|the|due|caused|because|down|people|someone|somebody|kids|teenagers)
    (i|we) would (expect|imagine|think|assume|say it|put it down|blame)|given the .. (i|we|it|there)|by the looks? of (it|things|this)|(sounds?|looks?|smells?) (very|a lot|more|suspiciously)? (like|as if)|judging by
    at (your|his|her|their) age|for a (lady|woman|man|girl|boy|gentleman|housewife|pensioner)|your (husband|wife|boyfriend|girlfriend) (may|might|will|would|should|can|probably|surely|must)|(women|men|ladies|girls|boys|germans|young people|old people|older people|people like you) (usually|tend|often|prefer|like|love|are|always|do not)
    (somebody|someone|they|he|she|it|there|you|the _) must (have|be)|(the)? usual (suspects?|culprits?|reason|cause)|(in (most|many|nine out of ten|all these|such) cases|experience (shows|tells|suggests)|from experience|more often than not|nine times out of ten)
    (nothing|not) (is)? (official|confirmed) .. but|between (us|you and me)|(no doubt|surely|obviously|clearly) (the|some|it|they|he|she|because|due)
  `,
  except: `
    (can|could|may|do|am|are|would|will|must) not (able to|allowed to|want to|like to)? (speculate|guess)
    (still|being) (examined|investigated|checked)
    (maybe|perhaps) (you|we|i) (would|could|can|should) (like|tell|send|try)?
    (you|i) (could|may|might|can) (try|also|want|like|have|be|not|or)|(we|that) could be part|may take (a|some|up)
    (could|can|would|might) you|(please|kindly) _
    depends? on|as soon as possible
  `,
  allowed: ['negated', 'condition', 'quoted'],
  phrases: HEDGES,
};

export const HEDGING: ConceptPhrases = {
  does: 'uses uncertain wording',
  infinitive: 'use uncertain wording',
  certain: `
    {hedge}
    (i|we) {adv}? (think|believe|feel|am not (entirely|quite|totally|completely|absolutely|fully|really)? (sure|certain)|do not know exactly|am unsure|am fairly sure|am pretty sure|would say|hope)
    as far as (i|we) (know|can (see|tell))|to (my|the best of my|our) knowledge|if i (remember|recall) (correctly|rightly|right)|from memory|i seem to
    (should|ought to) (probably|be (fine|ok|okay|enough|alright|possible|in|there|able)|work|do)
    not (a|one)? (hundred percent|<percent>|# percent) (sure|certain)|not (totally|fully|quite|so) (sure|certain|convinced)|i suppose (so|that)?
    (kind|sort) of|somewhat|more or less|roughly speaking|in a way|might|not (entirely|quite|totally|completely) (sure|certain|clear)|sort of|something like|could be|it depends|or so
  `,
  except: `(could|would|can|may|might) (you|i) |what do you think|(i|we) hope (this|that|you|to)|thank you`,
  allowed: ['negated', 'condition', 'quoted', 'open'],
  phrases: HEDGES,
};

export const STATED_CERTAINTY: ConceptPhrases = {
  does: 'says how sure a statement is',
  infinitive: 'say how sure a statement is',
  certain: `
    (i|we) (am|are|can|could|can not|could not|would)? (not|be)? {adv}? (fairly|pretty|quite|very|almost|entirely|absolutely|not|reasonably|<percent>|# percent|completely|rather|only|totally)? .. (sure|certain|confident|positive|convinced|unsure|uncertain) (that|of|about|it|,|$|whether|if|yet|but|this|the)?
    (know|say|tell) .. for (sure|certain)|with (high|low|great|some|reasonable|absolute|full|medium|near|moderate)? (confidence|certainty)|{figure} (percent|%) (sure|certain|likely|chance|probability)|<percent> (sure|certain|likely|chance|probability|confident)
    (only|just|merely)? (a|my|an) _? (guess|assumption|suspicion|hunch|estimate|theory)|guess~|suspect~
    most likely|very likely|likely|probably|possibly|presumably|unlikely|in all likelihood|maybe|perhaps|might|may (well)? be|could be|almost certainly|certainly|definitely|without (a)? doubt|no doubt|undoubtedly|clearly|evidently|beyond doubt
    (is|was|has been|have|been) (not (yet)?)? (confirmed|proven|verified|ruled out|established|certain|known)|remains? unclear|chances are|confidence (is|level|:)|(certainty|likelihood|probability) (is|:|of)|probability
    the (cause|reason) is (not (yet)?)? (known|clear|unknown|unclear)
  `,
  except: `make sure|^ (sure|certainly|definitely) ,|^ (sure|certainly) (i|we|here)|please be sure`,
  allowed: ['negated', 'condition', 'open', 'quoted', 'question'],
};

export const ABSOLUTE_CLAIM: ConceptPhrases = {
  does: 'makes an absolute claim',
  infinitive: 'make an absolute claim',
  certain: `
    always|never|forever|guaranteed|guarantee|guarantees|risk free|riskless|without (any)? (exception|risk|fail|a doubt)|every (single)? (time|case|customer|one)|no matter what|in every case|in all cases
    (<percent>|one hundred percent|# percent) (safe|secure|sure|certain|reliable|guaranteed|satisfied|natural|effective|free|protected|accurate|correct|risk)|100%|hundred percent|at all times|around the clock without|every (single)? (customer|user|patient|time|transfer|order|day) (is|has|gets|arrives|will|loves)
    (everyone|everybody|nobody|no one|nothing) (who|can|will|is|are|has|loves?|knows?|likes?|wants?|else|gets?|needs?|agrees?|ever|uses?)?
    absolutely (no|safe|certain|sure|free|guaranteed|everything|nothing|secure|perfect|reliable|harmless)|completely (safe|free|risk|secure|harmless|reliable)|totally (safe|secure|reliable|harmless)|perfectly safe|entirely (safe|free|risk)
    no (risk|risks|chance|danger|side effects|exceptions?|limit)|zero risk|impossible (to|that|for)|(can|could) not (lose|fail|go wrong)|never fails?|definitely|certainly|undoubtedly|without question|unquestionably|infallible|foolproof|failsafe|bulletproof|flawless
    (the|our) (best|lowest|cheapest|fastest|safest|only|greatest|most _) .. (market|world|ever|period|of all|anywhere|planet|,)|will (always|never)|works? for (everyone|everybody|every|all)|(cure|cures|solve|solves) (all|every|everything|any)
    all (our|customers|products|users|patients) .. (are|love|have|will|get)|(all|any) of (our|them) .. (always|never)
  `,
  unless: `not|cannot|no guarantee|nobody can|no one can|almost|nearly|not always|n't`,
  except: `
    (please|you should|you must|make sure|remember to|do not) .. (always|never)|^ (always|never)|no (longer|problem|worries)|never (share|give|tell|enter|send)
    (never|always) (hesitate|mind|welcome|happy|feel free|contact|been)|(nobody|no one|nothing) (can|could) (say|guarantee|predict|know|promise|tell)
    no guarantee|not guaranteed|as always|certainly ,|definitely ,|is there anything|nothing (else|more) to
    (i|we) will never (ask)
  `,
  allowed: ['negated', 'condition'],
};

export const SOLUTION: ConceptPhrases = {
  does: 'gives away the solution',
  infinitive: 'give away the solution',
  field: FIELDS.solution,
  certain: `
    write (:|down :|this :|"|') .. |the word (you need|is missing|you want) is
    (the|so the|correct|right|final|full|complete) _? (answer|solution|answers|solutions|missing word|correct (option|word|value|result)) (is|are|would be|:|=|equals|comes to|to (this|the|question|number) _? _? (is|are))
    (the|so the) (result|sum|product|value|difference|quotient) (is|are|=|equals|comes to|of _? _? is) <value>
    (answer|solution|result)s? : 
    (therefore|so|thus|hence|which (means|gives)|finally|this (gives|means|makes)|you get|that (makes|gives)|it comes out to|comes out (to|at|as)|works out (to|at|as)|equals?|=) (_ (is|=|equals)?)? (exactly|a total of|the value)? <value>
    ^ (it is|that is|this is) <value> $|that makes <value>
    _ (=|equals|is equal to) <value>
    you (get|obtain|arrive at|end up with|are left with|have) .. <value>
    (gives|equals|adds up to) (exactly|a total of)? #
    (option|answer|number|choice|sentence|statement) (a|b|c|d|e|#|one|two|three) (is|would be) (correct|right|true|the (right|correct) one)|(answer|result|solution|sum|product|area|volume|perimeter|total|value|difference|quotient|average|distance|speed)s? (is|are|=|equals|of _? is) <value>|the (answer|result|solution) is .. <value>
    (correct|right|best) (answer|option|choice|one) (is|here is|:|would be) .. 
    (here is|here are|this is|below is|here you go|i have (written|solved|finished|completed|done)|i wrote|there you go) .. (finished|complete|full|whole|entire|ready|done|your|the|all) .. (essay|text|answers?|solutions?|code|program|homework|summary|paragraph|assignment|speech|poem|report|letter|story|presentation|function)
    (question|number|exercise|task|no) # (is|:|=) .. 
    (is|are) (called|named)? .. so write (that|it|this) down|just (write|copy|hand) (this|it|that|in)|you can (copy|hand in|submit|paste) (this|it)
  `,
  except: `
    (can|could|may|do|am|are|would|will|must) not (able to|allowed to|want to)? (give|tell|solve|say|write|hand|do)
    what (is|do|does|would|could)|hint|think about|try to|can you
  `,
  allowed: ['condition'],
};
