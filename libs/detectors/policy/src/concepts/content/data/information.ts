import type { ConceptPhrases } from '../recogniser';
import { FIELDS } from './fields';

export const PRICE: ConceptPhrases = {
  does: 'states a price or an amount',
  infinitive: 'state a price or an amount',
  certain: `
    (excess|deductible|fee|premium|instalment|fine|charge|price|cost|rate|surcharge|deposit|rent|salary|balance|total) (of|is|was|comes to|amounts to|stands at) #|(costs?|charge|pay|priced at|yours for) (only|just|you)? # (a|per|each|for|in|$)
    <price>
    (usd|eur|gbp|chf|rs|€|£) #
    {figure} (€|£|{currency})
    (a|one) hundred (euros|dollars|pounds)
    (costs?|costing|priced at|price of|price is|pay|charge|charged|charges?|fee (is|of)|for (only|just)|at (only|just)|from) (you)? (only|just|about|roughly|around|exactly|a mere)? (<price>|#|{number-word}) (per|a|each|for|in total|$|,|monthly|yearly|and)
    (fees?|interest|rates?|apr|charges?|commission|surcharge|pays?|earns?|yields?|costs?|loan|mortgage|deposit|account) ... (<percent>|{figure} (and a half|and a quarter)? (percent|per cent|%))
    (<percent>|{figure} (and a half|and a quarter)? (percent|per cent|%)) .. (interest|a year|per year|per annum|p.a|annually|fee|apr|rate|commission|surcharge)
    (costs?|surcharge|fee|price|fine|ticket|deposit|rent|charge|bill|total|postage|shipping|rate) .. (is|are|comes? to|of|:|at|just|only) (only|just)? (<price>|#) $
    (<price>|#|{number-word}) (per month|a month|monthly|per year|a year) (for|each|per user|per seat)
  `,
  unless: `# (days?|weeks?|hours?|minutes?|percent)`,
  except: `{figure} (kilos?|kg|km|metres?|meters?|items?|pieces?|percent|hours?) $`,
  allowed: ['negated', 'condition', 'question', 'reported', 'quoted', 'open'],
};

export const STATISTIC: ConceptPhrases = {
  does: 'states a statistic or a percentage',
  infinitive: 'state a statistic or a percentage',
  certain: `
    <percent>|{figure} (percent|per cent|percentage points?|%)
    {figure} (out of|in|of) (every|the)? {figure} (people|patients|cases|users|customers|students|children|adults|women|men|times|of|are|is|have|has|prefer|pass|get|recover|suffer|who|will|do|need|report)?
    (one|two|three|four|#) (third|thirds|quarters?|fifths?|halves)
    (half|a third|a quarter|the majority|two thirds|three quarters|most) of (all|the|our|my|users|people|patients|students|customers|cases|those) (users|people|patients|students|customers|cases)?
    on average|(the|an) average (of|_)? .. (is|was|of|takes|:) .. #|average (waiting)? _ (is|was|of) #|the median|statistically|statistics (show|say)
    (rate|rates|share|proportion|number|figures?|probability|chance|chances|odds|likelihood|risk) .. (is|are|was|of|has|have|rose|fell|at|:) .. (<percent>|#|{figure} (in|out of|percent))
    (studies|surveys?|research|data|statistics|a study|a survey|polls?) .. (show|shows|found|report|reports|say|says|suggest|suggests) .. (that)? .. (#|half|third|thirds|most|{number-word})
    # (times|x) (more|less|higher|lower|as) (likely|common|often)?
  `,
  except: `(no|any) (figures|statistics|numbers)`,
  allowed: ['negated', 'condition', 'question', 'reported', 'quoted', 'open'],
};

export const SOURCE: ConceptPhrases = {
  does: 'names a source',
  infinitive: 'name a source',
  certain: `
    according to (the|a|an|your|our|my)? _
    (as|it is|it was)? (stated|written|described|explained|reported|published|documented|mentioned|listed|shown|noted|recorded|defined|laid down|found|quoted) (in|by|on|at) (the|a|an|your|our|chapter|page|section|_) .. 
    (source|sources|reference|references|cited|see also|taken from|quoted from|adapted from|based on|derived from|originates from|quotation from|excerpt from) (:|is|are|_) .. 
    (study|studies|survey|review|paper|article|report|guidelines?|meta analysis|statement|research|leaflet|factsheet|data|figures|book|textbook|encyclopa?edia|handbook|statistics|recommendation|advice|publication) .. (by|of|from|in|published|the) .. (university|institute|organi[sz]ation|ministry|department|agency|association|society|journal|college|centre|center|foundation|commission|office|council|academy|lancet|bmj|nature|who|nhs|cdc|fda|oxford|harvard|hospital|federation|authority|bureau|page|<year>)
    (the|an?) (world health organi[sz]ation|who|nhs|cdc|fda|ema|robert koch institute|mayo clinic|unicef|un|oecd|imf|world bank|cochrane _?|ministry of _|department of _|national institute of _|office of _|_ institute|_ association|_ society) .. (says?|states?|recommends?|reports?|writes?|advises?|found|publishes|notes|warns|estimates|considers|lists?)
    (in|on|see|from) (the|your|our|a|chapter|page|p) .. (page|chapter|section|p|pp|paragraph|volume|article|lesson) #
    (as|like) (the|a|an) _ _? _? (reported|reports|writes|wrote|states|says|said|explains|notes|shows|showed|found|puts it)|(reported|published|confirmed|shown|documented|cited) (by|in) (the|a|an) _ |(britannica|bbc|reuters|guardian|new york times|lancet|nature|unesco|eurostat|destatis) 
    (this|that|it) is what (the|a) _? _? (census|report|study|survey|book|encyclopa?edia|article|paper|textbook|statistic|statistics) .. (says?|shows?|states?|reports?)|(census|encyclopa?edia|atlas|almanac|yearbook|textbook|britannica|wikipedia|nhs|duden)
    see _ ... (p|page|pp|chapter) #|p #
    (page|pages|chapter|section|p|pp|paragraph|volume|article) # (of|in|to|–|and)
    (read|look|find|check|see) .. (about)? (it|this|that|more|up)? .. (on|in|at) (page|chapter|your _? book|your textbook|the (textbook|encyclopa?edia|handbook|atlas|dictionary))
    (information|figures|data|numbers|quote|facts?) .. (comes?|is taken|are taken|is|are|stems?|taken) .. from (the|a|an|our|your) .. 
    <link>
    (as|like) _ (writes|wrote|says|said|argues|shows|showed|points out|puts it) (in|:)
    (history|biology|school|geography|physics|course|maths?|chemistry) book , (page|p|chapter)
  `,
  except: `
    (do|does|can|could|may|am|are|have) not (able to)? (name|have|give|cite|know) .. sources?
    according to (plan|schedule|our records|your message|your needs|you)
    based (on|in) (main|your (location|needs|order)|_ street)
  `,
  allowed: ['negated', 'condition', 'question', 'reported', 'quoted', 'open'],
};

export const EXAMPLE: ConceptPhrases = {
  does: 'gives an example',
  infinitive: 'give an example',
  certain: `
    for example|for instance|e.g|eg|e.g.|e.g.,|such as (a|an|the|_|:)
    (an|one|another|simple|good|everyday|classic|typical|quick|here is|concrete|known|famous|of|following|worked|first|second) example (is|are|would be|of|:|for|sentence|from|to|$)?
    example (:|is|sentence|#)|examples (are|include|of|:)|exemplified by|by way of (example|illustration)|case in point|^ take (water|_) (:|,)|to illustrate|to give you an idea|as an (example|illustration)|to name (one|a few)
    (imagine|picture|suppose|think of|think about|let us say|let us take|let us assume|let us look at|assume|consider|take|say) (that|you|we|there|a|an|the|two|three|your|if|it|having|your|how|#|for|someone|the (number|word|sentence)) ..
    _ like (dogs|cats|cows|apples|birds|cars|trees|iron|gold|water|mercury|france|germany|spain|football|bread|milk|rice|wood|wool|_ or _|_ and _)|one (example|instance|case) (would be|is|of)
    (like|similar to|just like|much like|the way) (a|an|the|when you|how|in|slices|pieces|dogs?|your) _ .. 
    (in|like|as in|with) " ... " , (the|it|this|that|there)|the (sentence|word|phrase|number|equation|fraction|expression) "
    it is (like|as if|a bit like|similar to|comparable to) ..
    (including|namely|among them) _
    if you (have|had|take|took|cut|throw|drop|eat|roll|buy|bought|share|add|put|push|heat) .. (#|{number-word}|a|an) ..
  `,
  except: `
    (no|not an|any|without an?) examples?|(do|can) not .. examples?
    (like|would like) (to|a|an)? (know|help|see|order)
    take your|take (a|the) (seat|look|moment|second|photo|screenshot|minute|break|tablet|bus|_ door)|say (your|hello|no|yes|that|it)|(i|we|you|would|feel|looks|sounds|look|do|did|not) like|such (problems|things|cases) (are|is)
    (think about|consider) (it|your|whether|what|which|how)
    (can|could|will|would) you (give|send|name) .. example
  `,
  allowed: ['condition', 'quoted', 'reported', 'question', 'negated', 'open'],
};

export const REASON: ConceptPhrases = {
  does: 'gives a reason or an explanation',
  infinitive: 'give a reason or an explanation',
  certain: `
    because|due to|owing to|thanks to|caused by|as a (result|consequence)|in order to|that is why|this is why|which is why|hence|therefore|thus|consequently|given that|seeing (that|as|how)|so that|the fact that|in view of|by reason of|for (this|that|the following|safety|security|privacy|legal|technical|data|these) (reasons?|protection)?
    (the|one|another|main|possible|likely|a|your) _? (reason|reasons|cause|explanation|background) (is|are|for (this|that|it) is|why|was|being|behind|here|:)
    since (the|your|you|it|we|there|this|that|they|a|an|i|our|all|both|every|_ (is|are|has|was|were|does|do)) ..
    , (as|for) (the|your|you|it|we|there|this|that|they|a|i|our|#|both|_ (times|is|are|has)) ..
    (happens|occurs|arises|appears|comes|shows up|results|stems|follows) (when|because|if|from|as)
    (is|was|are|were|been) (caused|triggered|explained|based|brought about|down) (by|to|on)
    , so (the|you|it|we|that|this|they|there|your|i|our|please|a|all|no|_ (is|are|can)) ..
    (this|that|it|which) (means|shows|explains|leads to|causes|follows|prevents|ensures|helps|allows|keeps|protects|implies|is how|is what|makes|is because|has to do with)
    (means|meaning) that|to (make sure|ensure|protect|prevent|avoid|comply|keep|verify|be able) ..
    (here is why|let me explain|to explain|the rule is|the rule says|the point is|remember that|remember ,|the trick is|in other words|that is how|what happens is|you need (a|an|the|two|to) .. (here|:|because|since))
    (if|when) you .. , (you|it|the|that|they) (get|gets|will|would|becomes?|is|are|turns?|has|have)
    while .. (is|are) .. , |(instead of|rather than|not) .. but|(should be|must be|has to be|needs? to be|belongs|goes|comes) .. (not|instead|before|after|first)
    : (there|the|you|it|this|that|both|a|an|every|each|_ (is|are|has|means)) ..
  `,
  except: `(do|does|can|could|may) not (know|see|tell|say|have|give) .. (reason|why|cause)|no (reason|idea) (why|was)?|since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|#|last|then|when|yesterday)|thanks to (you|your)`,
  allowed: ['condition', 'quoted', 'reported', 'question', 'negated', 'open'],
};

export const ALTERNATIVE: ConceptPhrases = {
  does: 'offers an alternative',
  infinitive: 'offer an alternative',
  certain: `
    instead|alternatively|as an alternative|alternatives? (is|are|would be|could be|:|to)|another (option|way|possibility|idea|choice|route|solution|model|approach|time|day|slot|shop|colour|color|size|product)|(other|further|following|several|two|some|these|different) (options|ways|possibilities|choices|solutions|alternatives|models|colou?rs|slots|times|dates)
    (what|something|all|the thing|here is what|one thing) (i|we) (can|could|may) (do|offer|suggest|recommend|tell|give|say|share|help|show) 
    {refused} , ... (but|however|though|yet|still) ... {can-do}
    (but|however|yet|though|still) , {can-do}
    (but|however|yet|though|still) {can-do}
    ^ otherwise (you|we|i|it|there|please|the) ..
    (you|they|we) (could|can|might|may) (also|still|try|use|choose|have|go|ask|look at|consider|order|switch|opt|find|pay|exchange|withdraw|apply|visit|contact|send|want to try|like|take|pick|get|book|come) .. (instead|as well|for now|in the meantime|similar|another|other|too|alternatively|until|the (same|larger|smaller|next))
    (might|could|would|may) be (an|a|another|your|the) _? (option|alternative|idea|solution|possibility|way|choice|fit|substitute)
    (how|what) about|would .. (work|be (an option|ok|okay|alright|interesting|possible|all right)|suit|help) .. (you|instead|for you)?
    (a|very|quite|the|most|something|our) (similar|comparable|equivalent|close|closest|matching) (model|product|item|one|effect|style|option|to|colou?r|choice|version|thing)?
    (there is|there are|we have|we do have|we still have|i have|we also have|we (sell|carry|stock|offer)) .. (also|still|a similar|another|a later|an earlier|a comparable|in (blue|red|green|black|white|size|another)|instead|too|available|model|alternative|other|as well)
    if (that|this|it|neither|none) (does|is|suits?|works?) not .. , |(if you prefer|if you like|if you would rather|as a (substitute|replacement|workaround)|in the meantime|for the time being|until then|as a workaround|a workaround|in place of|plan b|next best|second best|rather than .. , )
    (sold out|out of (stock|those|it|them)|not available|not possible|unavailable|do not have|can not do|can not offer) ... (though|but|while|yet) .. (the|our|we|i|you|a|an|there) ..
    (you|we|i) could still .. |{refused} ... (,|but|–) (_|on|in|at|by) .. (would|will|is|could|might) .. (be)? (fine|ok|okay|possible|free|work|works|available|an option|good|great|suit)
    (nearly|almost|virtually) (identical|the same)|does the same|equally good|just as good
    sold out .. but|not available .. but
    i (can|could|would be happy to|would be glad to) .. (instead|in return|as a replacement)
    (would|do) you (like|prefer|want) .. (instead|another|a different|the|me to) ..
  `,
  except: `no (alternative|other option|other way|option)s?|there is nothing (i|we|else)|(another|other) (question|order|customer)s?`,
  allowed: ['condition', 'question', 'quoted', 'open', 'negated'],
  phrases: {
    refused: `(can not|could not|may not|am not able|are not able|is not possible|not possible|unable|do not|does not|sold out|not available|out of stock|no longer|unavailable|unfortunately|sorry)`,
    'can-do': `
      (i|we|you|our _|my _|they) {adv}? (can|could|may|will|would|are welcome to|are free to|have|am happy to|are happy to|do have|do|am able to) {adv}? (be happy to|be glad to|gladly)? (tell|offer|help|cancel|use|do|show|send|explain|try|give|order|exchange|put|pass|forward|book|check|have|see|find|ask|look|walk|take|pay|visit|call|contact|apply|get|come|choose|request|share|guide|point|reach|connect|return|change|add|reserve|notify|let|arrange|set|still|recommend|suggest|withdraw|update|open|go|a|an|the|two|three|another|similar|it)
      (there is|there are) _|(the|a|an|our|some|another) _ (is|are|might be|could be|would be) (available|possible|an option|in stock|free|open)
    `,
  },
};

export const NEXT_STEP: ConceptPhrases = {
  does: 'names a next step',
  infinitive: 'name a next step',
  certain: `
    (please|kindly) {adv}? (let|note)? {step-verb}
    ^ {step-verb} (on|the|your|our|a|an|to|us|me|in|it|at|out|up|this|that|with|through|for|into|them|and|as|by|over|off|back|all|if|any|<link>|" _)
    (your|the) (next|first|best) (step|move|thing|option) (is|would be|now is)|^ try (turning|restarting|clearing|using|opening|switching|logging|resetting|unplugging|updating|changing|removing|reinstalling)
    you {adv}? (can|could|may|will need to|need to|should|must|have to|just need to|only need to|might want to|are welcome to|simply|would have to|will have to|can simply) {adv}? {step-verb}
    {we} {adv}? (will|am going to|are going to|can|would|shall|am|are) {adv}? (now)? {our-step}
    {we} {adv}? (have|had|am|are|'ve)? {adv}? (forwarded|passed|escalated|opened|created|reported|sent|asked|requested|arranged|started|transferred|forwarding|passing|escalating|opening|sending|connecting|transferring|checking|looking|handing|handed|noted|restarted|scheduled|booked|placed|submitted|ordered|reset|marked|flagged)
    (technician|colleagues?|team|specialist|adviser|agent|doctor|nurse|engineer|department|manager|member|staff|they|someone) .. (will|is going to|are going to|can|should) {adv}? (contact|call|get|be in touch|reach|write|reply|check|look|review|help|email|respond|come|visit|ring|phone|be with you|let you know|decide|take|follow|send|join)
    (the|your|as a|our|a|possible|one|good|here are|these are|following)? (next|first|following) (step|steps|thing)|next steps?|from here|what (happens|comes) next|what to do (next|now)|the (easiest|best|fastest|quickest|simplest) way (to|is)|all you (need|have) to do
    to (fix|solve|resolve|get|sort|do|start|continue|proceed|change|cancel|return|track|reset|check|begin|find|apply|update|set|make|help|book|complete|move|log|confirm|avoid|prevent) .. , (please|you|open|click|go|just|we|i|use|fill|send|follow|log|simply|choose|select|enter|call|contact|reply|try|turn|visit|restart|the|make|write|start|head|sign|add|press|install|download|provide|ask|take|then|first)
    ^ (next|first|then|finally|step #|now|after that|second) (,)? (please|you|open|click|go|restart|log|enter|choose|select|use|call|we|i|check|turn|make|try|type|press|unplug|connect|install|sign|remove|run|write|read|take|look|find|send|ask|fill|solve|add|put)
    (could|can|would|will) you (please)? (send|tell|give|let|share|confirm|provide|check|try|describe|upload|attach|reply|restart)
    (have|take) a look (at|in|on|here|under)|get in touch|feel free to (call|contact|write|reply|reach|visit|come|book|send|ask)|let (me|us) know|(would|do) you (like|want) (me|us) to|shall (i|we)|i (suggest|recommend|advise) (that|to|you|_ing|the|restarting|calling)
    (link|form|button|page|guide|instructions|label) .. (below|above|here|at <link>|under|attached)|on its way
  `,
  except: `
    (do|does|can|could|may|am|are) not (know|decide|say|have) .. $
    have a nice|thank (you)?
  `,
  allowed: ['condition', 'question', 'quoted', 'open', 'negated'],
  phrases: {
    'step-verb': `
      reply|click|open|fill|send|call|contact|book|restart|reboot|visit|go|log|sign|check|choose|select|enter|update|upload|download|install|follow|write|email|turn|press|tap|use|try|make sure|note down|bring|return|print|register|apply|complete|submit|confirm|provide|share|give|tell|ask|look|have a look|take|see|speak|talk|get|start|begin|wait|keep|come|drop|scan|pay|order|change|reset|type|run|save|unplug|connect|plug|remove|delete|add|set|switch|pick|find|search|read|head|head over|hand|pack|put|attach|request|review|create|schedule|verify|let|block|lock|report|dial|stay|hold|drink|allow|describe|refresh|clear|close|disable|enable|navigate|scroll|copy|paste|compare|solve|think|remember|leave|move|replace|transfer|buy|cancel|redeem|activate
    `,
    'our-step': `(check|look|get back|call|contact|write|send|forward|pass|let you know|email|arrange|book|open|create|reply|investigate|review|ask|inform|notify|update|process|transfer|connect|escalate|refund|replace|reset|follow|take care|sort|fix|raise|start|cancel|change|order|ship|reserve|issue|be in touch|try|repair|set up|hand|put|give you|help|schedule|checking|looking|forwarding|sending)`,
  },
};

export const WARNING: ConceptPhrases = {
  does: 'gives a warning',
  infinitive: 'give a warning',
  field: FIELDS.warning,
  certain: `
    ^ (warning|caution|attention|careful|danger|beware|important|heads up|watch out|warning sign|note|take care|be warned|alert) (:|!|,|–|_)?
    warning (:|!|that|of|about)|a word of (warning|caution)|(be|please be) {adv}? (careful|cautious|aware|warned|mindful)|beware|watch out|look out|take care (not|when|that|with|to)|use caution|with (caution|care)|heads up|i (must|have to|want to|should|would like to) (warn|caution)|(warn|warning|caution) (you|users|everyone)
    (please|just)? (note|be aware|keep in mind|bear in mind|remember|mind|consider|make sure you know|you should know|important to know) (that|:|,|the|this|you) ... {harm}
    {harm} .. (permanently|irreversibly|for good|forever|without (asking|confirmation|warning)|irrevocably)
    (permanently|irreversibly|irrevocably) _? {harm}
    (can|could|will|may|might) (not|never) .. (undone|undo|recovered|recover|restored|restore|reversed|reverse|brought back|retrieved|get it back|get them back)|no (undo|way back|going back|way to (undo|recover|get))|(is|are) (irreversible|not reversible|final)|no recovery|gone for good|lost for good
    (make|create|take|do|have) (a|your|sure you have a)? _? (backup|back up|copy) (first|before|beforehand|,)|back up (your|the|everything|all|any)|backup (first|before)
    (dangerous|risky|hazardous|harmful|unsafe|not safe|poisonous|toxic|fatal|deadly|life threatening|flammable)
    (never|do not|avoid|should not|must not) (share|mix|touch|give|click|open|run|use|leave|unplug|switch off|turn off|disclose|reply|enter|interrupt|drive|drink|combine|exceed|ignore|store|let) ..
    (you|this|it|that|which) .. (risk|risks|may lose|might lose|could lose|will lose|would lose|can lose|endangers?|jeopardi[sz]e) ..
    (this|it|the command|that|which|the script|doing so|step|action|option) .. (will|would|can|could|may|might)? (delete|deletes|erase|erases|wipe|wipes|overwrite|overwrites|remove|removes|destroy|destroys|format|formats|damage|damages|break|breaks|harm|harms|lose) (all|every|everything|your|the|any|it|existing|entire|whole|them|data|files) ..
    (at your own risk|side effects|may interact|interactions?|can cause|could cause|may cause|might cause|can lead to|could lead to|may lead to|risk of|danger of|increases the risk|health risk)
    (before|double check|check twice|make sure|are you sure|only if) ... (delete|deletes|erase|wipe|remove|everything|backup|irreversible|lost|undone|overwrit*)
    phishing|scam
  `,
  except: `warning light|no (risk|danger|side effects)|(is|are) (safe|not dangerous|harmless)|care and|for your care|thank`,
  allowed: ['condition', 'question', 'quoted', 'open', 'negated', 'reported'],
  phrases: {
    harm: `(delete|deletes|deleted|erase|erases|erased|wipe|wipes|wiped|overwrite|overwrites|overwritten|remove|removes|removed|destroy|destroys|destroyed|lose|lost|losing|loss|damage|damages|break|breaks|risk|danger|undone|hot|interact|interactions|expire|expires|harm|burn|permanent|permanently|fee|charge|blocked|locked|fail|gone|unsafe|toxic|everything)`,
  },
};

export const DISCLAIMER: ConceptPhrases = {
  does: 'adds a note that limits the statement',
  infinitive: 'add a note that limits the statement',
  certain: `
    (does|do|can|could|should|will|is|are|would) (not|never|no) .. (replace|substitute|constitute|replacement|be taken as|be seen as|be understood as|be considered|be regarded|intended as|meant as|a (replacement|substitute)|count as|amount to|serve as) ..
    (no|not an?|not any) (substitute|replacement) for
    (is|are|was|constitutes?|as|gives?|provides?|not) (not|no) (a|an|any|to be taken as|meant as|intended as)? _? (financial|investment|legal|medical|tax|professional|health|individual|personal|binding|official|a|an)? (diagnosis|advice|recommendation|opinion|consultation|guidance|diagnosis|offer|information)
    (for|purely|only|solely|merely) (general|informational|information|educational|illustrative)? (information|informational|educational|orientation|illustration|guidance|illustrative) (purposes?)? (only)?
    (this|the|my|our|all|any|these|above|following|here)? _? (information|answer|text|reply|explanation|tips|content|figures|statements|notes) .. (is|are) {adv}? (general|of a general nature|only general|meant as general|for (general)? information|estimates?|approximate|without (guarantee|warranty)|not binding|non binding|subject to|provided as is|no guarantee|not complete|not individual|not personal)
    general (information|guidance|advice|overview) (only|and|,|that|, not|rather)
    (without|no) (guarantee|warranty|liability|claim to completeness|any guarantee|obligation)|subject to (change|availability|approval|alteration|errors)|errors (excepted|and omissions)|as of (today|now|_ #)
    (results|prices|times|figures|rates|values|it|this|details|conditions|experiences?) (may|can|could|might) {adv}? (vary|differ|change|deviate|be different|fluctuate)|may (vary|differ)|individual results
    (can|could|may|might|do) {adv}? make (mistakes|errors)|may (contain|be|have) .. (errors|mistakes|incorrect|inaccurate|outdated|incomplete|wrong)|not (be)? (always)? (accurate|complete|up to date)
    past (performance|results|returns) .. (no|not)|(no|not an?) (indicat*|guarantee) (of|for) .. (future|results)
    (please|always|should|must|you should) .. (consult|see|ask|speak to|talk to|contact|check with) .. (professional|doctor|lawyer|adviser|advisor|specialist|pharmacist|expert|physician|accountant|gp) (before|first|for|if|about|on|who|to|in|,|or|$)
    (please|also)? (note|bear in mind|keep in mind|be aware) .. (only|general|estimates?|not|may|might|approximate|guideline|rough|no guarantee|can not|does not|cannot)
    (can not|cannot|not|no) .. (be held|accept|assume|take) .. (liable|responsib*|liability)
    (only|just|is|are|rough|roughly) .. (an estimate|estimates|a rough|rough guide|guideline|approximation|guess)
    disclaimer|i am (only|just|not)? (a|an)? (doctor|lawyer|ai|bot|language model) .. (and|so|,|but)
    only (a|your) (doctor|lawyer|professional|specialist|pharmacist|adviser) can
    (take|takes|taking) the place of .. (advice|professional|doctor|visit|consultation)|i am (no|not a|not an) (lawyer|doctor|expert|professional|adviser|advisor|accountant|tax _|physician)|treat (this|it|that) as (general|information|a guide|guidance)|(non|not) binding|as (general|a general) (information|guide|guidance)
    (do not|never|should not) .. (rely|depend|act) .. (on|solely|only) .. (this|it|alone|me|that|these)|ask (a|an|your) (professional|expert|specialist)
    depends on (your|the) (individual|personal|own) (situation|case|circumstances)
  `,
  except: `general information desk|thank`,
  allowed: ['condition', 'question', 'quoted', 'open', 'negated', 'reported'],
};

export const INTERNALS: ConceptPhrases = {
  does: 'discloses internal information',
  infinitive: 'disclose internal information',
  certain: `
    (understaffed|short staffed|short of staff|overworked|overloaded with (work|tickets)|staff shortages?|staffing (shortage|problem)s?|shortage of (staff|people)|lack of (staff|people)|too few (people|staff|colleagues)|not enough (people|staff|colleagues)|vacancies|layoffs?|laid off|hiring freeze|job cuts|redundanc*|burnout|high turnover)
    (on|off) (sick leave|sick|parental leave|maternity leave|holiday)|calling in sick|called in sick|out sick|is (ill|sick|burned out|on leave|pregnant|leaving us|suspended|on probation)
    (colleagues?|team|people|employees?|staff|engineers?|agents?|developers?|nurses?|doctors?|he|she|boss|manager|half of) .. (quit|resigned|was fired|were fired|got fired|been fired|is leaving|are leaving|left the company|left us|is on strike|are on strike|was suspended|handed in|gave notice|were let go|was let go)
    (jira|zendesk|servicenow|salesforce|freshdesk|confluence|sharepoint|slack channel|teams channel|trello|asana|sap|datadog|grafana|splunk|jenkins|kubernetes|aws|azure|mongodb|postgres*|oracle|ticket tool|ticketing (tool|system)|ticket system|crm|backlog|(our|the|internal) (queue|wiki|dashboard|admin panel|backend|shift plan|rota|roster|database)|_ queue|admin (tool|panel)|(back end|backend) (system|tool))
    (tier|level|second|first|third) (#|one|two|three|level) (team|support|queue|agents?)|l# (team|support)
    (people|colleagues?|of us|employees|staff|agents|engineers|nurses) .. (leave|left|leaving|quit|gone|resign~|retire~|missing|away|off) .. (this|last|since|in|so|at|,|recently|due)|we (are|have been) .. (short|down) .. (people|staff|colleagues|nurses|agents|two|three|one)|(boss|management|bosses|head office|board|director|ceo|manager) .. (wants?|told|tells|ask|asks|asked|expects?|pressures?|pushes) (us|me) to|(back office|back end|second line|2nd line|third line) .. (in|team|uses|has|is|at|of)|(sits|is|lies|stuck) .. (with|in|at) the _ _? (queue|back office|team in|department in)
    budget (is|was|has been) (used up|exhausted|cut|tight|gone|frozen)|budget (left|for (this|next))|(no|cut|over|out of|within|the|our|tight) budget|cost (cutting|savings?|cuts)|cut costs|(save|saving) (money|costs) (on|by|in)|(our|the) (margin|margins|profit|targets?|kpis?|quota|revenue|sales figures|turnover|losses)|(we|company) (are|is) (losing money|in the red|broke|bankrupt|running out of money)
    (internal|internally|confidential) _? (policy|policies|guideline|guidelines|rule|rules|process|memo|document|documents|instructions?|note|notes|discussion|meeting|target|limit|limits|threshold|thresholds|report|decision|tool|code|name|system|list|email|roadmap|plan)s? .. (says?|is|are|that|requires?|states?|to|:|we|of|tells?|called|named|because|,|$)
    between (us|you and me)|off the record|do not tell anyone|i should not (say|tell)|not supposed to (say|tell|share)|strictly speaking i|keep (this|it) to yourself|unofficially|behind the scenes|insider
    (project|we|team|roadmap) .. (behind schedule|over budget|code named|codename|delayed internally|falling behind|running behind)|running behind (on|with)
    (management|the board|our boss|the ceo|head office|our director|leadership|our manager|my boss|my manager) .. (decided|wants?|told|said|does not|refuses?|is planning|plans|ordered|forbids|cut|has|instructed|thinks)
    (server|host|database|cluster|node|machine|vm) <hostname>|<hostname>|<ip>
    (x ray|mri|ct|ultrasound|machine|device|equipment|scanner|elevator|printer|heating|boiler) .. (is|has been|are|was|broke) .. (broken|out of order|faulty|defective|down|not working|failing|leaking) .. (since|again|for|and)?
    (our|the) (fraud|risk|security|detection|scoring) (rules?|limits?|thresholds?|system|team|filter|model|engine|checks?) .. (flags?|flagged|triggers?|triggered|blocks?|blocked|kicks? in|looks? (at|for)|checks?|starts?|is set|are set|reacts?|above|over|from|when|if|uses?)
    (our|the) (system|systems|software|algorithm|computer|filter|alarm) .. (flags?|blocks?|stops?|rejects?|holds?|checks? for|looks? for|reacts? to|scores?|marks?) .. (everything|anything|all|any|payments?|transfers?|transactions?|if|when|more|above|over|every|customers?|orders?)
    (will|would|can|could|is what)? (set|sets) (it|the alarm|our alarm|off) .. off|triggers? (the|our|a|an) _? (alarm|check|review|block|flag|alert)
    (flagged|blocked|checked|reviewed|stopped|triggered) .. (above|over|from|more than|after) (<price>|#|{amount}|{number-word}) ..
    (supplier|vendor|contractor|purchase price|wholesale price|buying price|we pay|contract with) .. (#|costs? us|is cheaper|charges us|of ours)
  `,
  except: `
    (can|could|may|do|am|are) not (able to|allowed to)? (share|disclose|give|talk|say|comment|reveal|discuss|tell) .. 
    (your|budget) (budget|planner|queue|team|database|server|internal)
    out of order in your|your (server|printer|device|machine|computer|budget|project|manager|boss)
  `,
  allowed: ['condition', 'quoted', 'negated', 'reported'],
};
