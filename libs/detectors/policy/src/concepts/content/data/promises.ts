import type { ConceptPhrases } from '../recogniser';
import { FIELDS } from './fields';

const REFUND_PHRASES = {
  refund: `
    (full |partial |complete |total |prompt |quick )?(refunds?|reimbursements?|cash back|cashback|money back|repayment|chargeback)
    (your|the|all your|all the|all of your|their|some of your|half (of )?your|every|any) _? _? (money|cash|payment|cents?|dollars?|euros?|amount|price|sum) _? (back|in full|again)
    ({amount}|it all|everything|it) back
  `,
  'pay-back': `
    refund~|reimburse~|repay|repaid|money back|indemnif*|recredit*
    (give|giving|given|gave|get|getting|pay|paying|paid|send|sending|sent|hand|wire|transfer|transferring|transferred|put|putting|book|return|returning|returned|have|credit|credited|crediting|issue|refund) .. (money|cash|payment|amount|sum|price|costs?|fare|deposit|{amount}|it all|everything|total|charge|postage|cents?) .. (back|to (your|the( original)?) _? _? (account|card|wallet|bank|paypal|payment method))
    (return|returning|returned|credit|credited|crediting) .. (the|your|that) _? _? (money|payment|amount|sum|price|deposit|fare|total)
    (issue|issued|issuing|arrange|arranged|process|processed|processing|approve|approved|authoris*|authoriz*|trigger|triggered|initiat*|grant|granted|give|given|offer|offered|send|start|started|make|made|get|set up|book|booked|request) .. {refund}
  `,
  money: `(your|the|that|every|all (of )?(the|your)|this|full|entire|whole) _? _? (money|amount|sum|price|payment|deposit|fare|total|dollar|cent|euro|balance|cash|costs?|postage)|{amount}`,
  account: `(your|the( original)?|his|her|you) _? _? (account|card|wallet|bank|paypal|payment method|pocket|statement)`,
};

export const REFUND: ConceptPhrases = {
  does: 'promises or offers money back',
  infinitive: 'promise or offer money back',
  certain: `
    consider (it|that|this|the money|your money|the amount) (refunded|returned|paid back|reimbursed)|(card|account) .. {passive} credited (with|for)|(not|never) (be)? out of pocket|get (you|all of|every (cent|penny) of) .. back
    {commit} .. {pay-back}
    {done} {pay-back}
    (so |and |then )?{pay-back} you (in full|the|your|for)
    {you-get} .. {refund}
    {refund} .. {passive} (issued|processed|approved|granted|sent|credited|transferred|paid|returned|booked|made|initiated|completed|authori[sz]ed|on (its|the) way|yours|guaranteed|due|coming|triggered|arranged|confirmed|with you|in your account)
    {refund} (will|should) (arrive|show up|appear|reach you|be (with|on|in))
    {refund} (is|are) (already )?(on (its|their) way|yours|underway|coming|in progress|possible|no problem|guaranteed)
    {money} .. {passive} (refunded|reimbursed|repaid|returned|credited|paid back|sent back|transferred back|transferred to {account}|put back|booked back|given back|coming back|back (on|in) {account}|on (its|the) way( back)?( to {account})?)
    {money} (will )?(goes?|comes?|come|go|flows?|lands?|returns?) (straight |right |directly |all )?(back )?(to|into|onto|on|in) (you|{account})
    {money} .. (will be|is|are) back (with you|in|on|to)( {account})?
    here is your {refund}
    (how about|what about|would you like|would you prefer|do you want|shall (i|we)|should (i|we)|may (i|we)|can (i|we) offer you|want) .. (refund|money back|reimburs*|refunded)
    we .. (promise|guarantee) .. {refund}
    (consider|count) .. refunded
    you (will not|do not) lose (a|any|your) (cent|penny|money)
  `,
  together: [
    [
      `{money}|(the|your|this|that|whole|full|entire) _? (purchase|order|tickets?|money|cash|amount|sum|payment|price|charge|costs?|total|fare|deposit|booking|fee)|every (cent|penny)|cash`,
      `reimburse~|refund~|repaid|repay|return of (the|your)|returned to you|reverse~|back (on|in|to|into|with) (you|your|the)|give back|paid back|pay back|(on|in) your (statement|account|card) (again|by|within|in|shortly|soon)|land~ (in|on) your (account|card)|(reversal|refund|return) of (the|your) {amount}|show~ (the|a) (reversal|refund|credit)|out of pocket|heading back|coming back|be back`,
      `will|would|can|have|has|is|are|going to|been|get|gets|let|consider|already`,
    ],
    [`{we} (will|are|am|have|can|would)|let me|i have asked|finance|accounting|happy to|glad to`, `wire~|pay~ (you|out)|paid (you|out)|transfer~|send~ you|reverse~|reversing|reversal|refund~|return~`, `{amount}|(the|your|this|that) (money|cash|transaction|payment|charge|debit|sum|amount)`],
    [`money|cash|payment|deposit|fee|amount|price|sum|{amount}`, `(gets?|get|has|have|will be|is|are) .. returned|returns? to (your|the|their)|goes back|go back|comes back|flows? back|back in (your|the) (pocket|account|wallet)`, `you|your|holders?|customers?|guests?|members?|everyone`],
    [`(full|complete|partial)? refund|money back|reimbursement|return of your (payment|money)`, `initiat*|approv*|process*|arrang*|on (its|the) way|authori*|trigger*|set up|booked|confirmed|entitled|owed|gladly|happy to|guarantee~|promise~|no problem|right away|{we} (will|can|have)`],
  ],
  except: `
    (refunds?|money back) .. (polic*|conditions|terms|handled|portal|page|excluded|declined|department|team|excluded|not)|(excluded|exempt) from|hope~ for|hoping for|conditions
    (to|you can|you may|please|how to|before you) (request|apply for|ask for|claim|get) .. refund (form|page|link|fill|contact|email|call|write|click|online)
    (decides?|decided|up to|review|outcome|look into|team will|colleagues will|department) .. (on|whether|about|review|check|if)  
  `,
  possible: `
    {you} (can|may|could|might) .. (request|claim|apply for|ask for) .. {refund}
    (eligible|qualify|qualifies) for .. {refund}
    {refund} (is|are|may be|might be|could be) (possible|available)
    we (usually|normally|generally|typically) .. {pay-back}
  `,
  allowed: ['question'],
  phrases: REFUND_PHRASES,
};

const DISCOUNT_PHRASES = {
  discount: `
    (special |exclusive |small |extra |additional |generous |loyalty |student |new customer |first order )?(discounts?|vouchers?|coupons?|promo codes?|discount codes?|voucher codes?|rebates?|price reductions?|reductions?|markdown|price cuts?|special (price|offer|deal|rate)s?|better (price|deal|rate)|lower (price|rate)|reduced (price|rate|fee)|cheaper (price|rate)|gift cards?|freebies?|free (gift|month|week|year|trial|delivery|shipping|sample|upgrade|case|item)s?|bonus|goodwill credit|deal|half price)
    {amount} (off|discount|less|cheaper|reduction|voucher|coupon|rebate|credit|savings?)
    {amount} .. off
    (money|something|a bit|a little|some) off
  `,
};

export const DISCOUNT: ConceptPhrases = {
  does: 'promises or offers a lower price or something for free',
  infinitive: 'promise or offer a lower price or something for free',
  certain: `
    (knock|get|take) a bit off
    {we} {can} {adv}? (bring|get|take|let you have|sell you|give you|do) .. (down to|for|to) .. ({amount}|#) .. (if you|instead|today|this week|for you)|(bring|get|take|knock|come) .. down to (<price>|#|{amount})
    {commit} .. (give|offer|get|send|grant|apply|add|arrange|throw in|include|provide|extend|let you have|do|activate|credit|have|find|issue|make|set up) .. {discount}
    {done} (given|gave|offered|sent|granted|applied|added|arranged|included|put|activated|issued|created|reserved|got|have) .. {discount}
    {we} (have|got|offer|give|grant|do|provide|are offering) .. {discount}
    {commit} .. (knock|take|cut|shave|slash|deduct|subtract) .. ({amount}|something|a bit|a little|a few _|some) .. (off|from)
    {commit} .. (lower|reduce|drop|bring|cut|slash) .. (price|rate|total|bill|cost)
    {commit} .. (throw in|let you have .. (for free|free|for less)|waive the (price|cost))
    {done} (knocked|taken|cut|dropped|lowered|reduced|slashed|deducted) .. (off|price|{amount}|rate|total)
    {you-get} .. {discount}
    {you-get} .. (for free|free of charge|at no (extra )?(cost|charge)|for (half|less)|cheaper|on the house|as a gift)
    you (will |can |would |could |are going to )?(only )?(save (money|up to|a lot|half|{amount}|a)|pay (only|just|half|less|{amount} less))
    _? (students?|members?|customers?|pensioners|seniors|families|children|nurses|teachers) (get|receive|save|pay (only|just|half|less)|enjoy|are offered) .. ({discount}|half|less|price|free|{amount})
    (use|enter|with|try|apply|redeem|quote|take|here is|here are|type in|add) (the |your |our |this |a )?_? _? (code|coupon|voucher|discount|promo)s? .. (<code>|{discount}|{amount}|to save|for|at checkout|off|to get)
    (here is|here are|enjoy|please accept|take|grab|get|claim) .. {discount}
    (is|are|comes?|be) (on (us|the house|me)|our treat|half price|free( of charge)? for you|at half price)
    (second|third|next|first|other|one) _? (is|are|comes?|one is) (free|half price|on us|{discount})
    buy (one|two|three|#) .. (free|half price|{discount})
    (order|buy|sign up|book|subscribe|register|renew) .. (and|to|you) .. (get|save|receive|take|enjoy) .. ({discount}|off|free|{amount})
    (at|for) half (the|of the)? (usual|normal|original|regular|full)? (price|cost)|a (fiver|tenner) (off|less)|for a (fiver|tenner) off
    (use|enter|quote|show|say|mention) .. (at|in) (the)? (till|checkout|counter|basket|cart|shop) .. (off|less|discount|save|free|cheaper)
    (how about|what about|would you like|shall i|should i|interested in|want) .. ({discount}|off)
    {amount} (less|cheaper)|pay .. {amount} less|(add|adding|added|including|throwing in|getting|send you|sending you|enjoy|receive|give you|you get) .. (a|an|two|one|three|your|some)? free _|(comes? with|get|add|includes?|enjoy|receive|have) .. at no (extra|additional)? (cost|charge)|(match|beat) .. price
    {amount} (off|discount) (for you|on|your|the|today|now|everything)
    {discount} .. {passive} (applied|added|waiting|yours|included|activated|credited|issued|reserved|granted|available to you|available for you)
    (price|rate|fee|total) .. (is|has been|was|will be) (reduced|lowered|cut|dropped|discounted|slashed)
  `,
  together: [
    [`first|second|third|next|one|two|three|{figure}|your|a`, `months?|weeks?|years?|items?|pairs?|deliver*|coffee|case|session|class|night|drink|upgrade|shipping`, `(is|are|get|comes?|for|completely|totally)? (free|without charge|free of charge|at no (charge|cost)|on us|half price)`, `you|your|new|members?|customers?|if|order|sign|buy|new|we|i`],
    [`pay~|paying|have it|yours|let you have|costs? you`, `(a)? (fifth|quarter|third|half) less|half (price|the price)|instead of (<price>|#|{amount})|for (only|just) (<price>|#|{amount})`],
    [`rebate|discount|vouchers?|coupons?|promo|{amount} off|{amount} (discount|rebate)`, `waiting|for you|yours|enjoy|apply~|applied|gets?|save|receive|put|added|use|give|offer|special|treat`, `you|your|i|we|today|now`],
    [`{we} {can}|let me|i will|we will`, `(cut|lower|reduce|drop|knock|shave|take|slash|halve|match) .. (price|off|bill|rate|total|cost)|let you have .. (for|at)|cheaper|do you a deal`],
    [`(enter|use|with|quote|type|apply)`, `(at checkout|code|voucher|promo)`, `less|off|save|saves|discount|cheaper|{amount}|half`],
  ],
  possible: `
    (there is|there are) (currently|now|also)? (a|an)? {discount}
    {discount} (is|are) (available|valid|on)
    (may|might|could) be .. {discount}
    (on sale|in the sale|reduced|discounted)
  `,
  except: `
    (voucher|coupon|code|discount) (field|box|page|code field|expired)
    redeem your (voucher|coupon|gift card) (on|at|in|by)
  `,
  allowed: ['question', 'condition'],
  phrases: DISCOUNT_PHRASES,
};

const COMPENSATION_PHRASES = {
  amends: `
    compensate~|compensation|as amends|gestures? of (goodwill|good will|apology)|goodwill (gesture|credit|payment)s?|amends|recompense
    make (it|this|that|things) (up to you|right with)|make up for
    (as|by way of) (a |an |our )?(small|little|sincere)? (apology|sorry|thank you|compensation|sign of (goodwill|regret)|token|excuse|consolation|gesture|present|treat)
    for (the|your|all the|this|any) (inconvenience|trouble|wait|waiting|delay|hassle|outage|disruption|bad experience|mistake|mix up|lost time|damage|stress|annoyance)
    (because of|to apologi[sz]e for|due to|after) (the|this|that|your) _? _? (outage|delay|trouble|wait|mistake|mix up|inconvenience|disruption|problems?)
  `,
  benefit: `
    (vouchers?|coupons?|credits?|store credit|account credit|free (month|week|day|year|delivery|gift|meal|night|item|upgrade)s?|months? free|(bonus|loyalty|reward|extra)? points|gift( card)?s?|box of (chocolates|_)|bouquet|flowers|hamper|bottle of _|discounts?|refund|freebie|bonus|present|extra (month|week|day)s?|upgrade)
    (free|extra) _? (month|week|day|year)s?
    {amount}
  `,
};

export const COMPENSATION: ConceptPhrases = {
  does: 'offers compensation',
  infinitive: 'offer compensation',
  certain: `
    as (an apology|a sorry|an excuse|compensation|a thank you for your patience|a small gesture) ... (add|credit|give|send|put|take|get|enjoy|offer|receive|knock)|(you are|are) owed (#|{amount}|money)|get money for (it|that|this)
    {commit} .. (compensate|make amends|recompense|make it up to you|make this up to you|make up for)
    {commit} .. (offer|give|provide|pay|send|arrange|grant|add|credit|put) .. {amends}
    {commit} .. (offer|give|provide|pay|send|arrange|grant|add|credit|put|top up|gift|extend) .. (account credit|store credit|goodwill|credit (on|to|for)|free (month|week|day|year)s?|months? free|bonus points|voucher|gift card)
    {done} (added|put|credited|sent|issued|given|arranged|granted|applied|placed|attached|topped up|extended|gifted) .. {benefit} .. (account|card|subscription|you|plan|profile|balance|wallet|{amends}|order|purchase)
    {done} (compensated|credited your|extended your)  
    {amends} ... {benefit}
    {benefit} ... {amends}
    {amends} ... (free of charge|for free|on us|on the house)
    {you} .. (will|are going to|shall) .. (be|get) compensated
    {you} (are|will be)? (entitled to|due|owed|get|receive|can claim) .. compensation
    {you-get} .. (compensation|goodwill|credit (on|to|for)|account credit|store credit|free (month|week|day)s?)
    (please )?accept .. (voucher|credit|gift|compensation|gesture|token|discount|{amount})
    compensation .. {passive} (paid|sent|issued|credited|added|approved|granted)
    (next|this|coming) _? (month|week|delivery|order|visit|stay|meal|invoice|bill) .. (is |will be )(on us|on the house|free|free of charge)
    (how about|would you like|would you accept|shall i|should i) .. (voucher|credit|compensation|free (month|week|day)|gift)
  `,
  together: [
    [`apologi*|apology|with our (apologies|regrets)|wait so long|waited so long|had to wait|for your (trouble|patience|understanding|loyalty)|deserve something|sorry|hassle|trouble|inconvenience|delays?|patience|goodwill|make up|making up|disappoint*|mix up|outage|long wait|the wait|thank you for your|regret|upset`, `vouchers?|credits? (on|to|for|of)|of credit|store credit|points|free (of charge|month|week|year|day|delivery|shipping|coffee|meal|gift|upgrade)|for free|at no (extra)? (cost|charge)|on (us|the house)|gifts?|bouquet|flowers|chocolates?|present|hamper|treat|something special|a (month|week|year|day) (to|on)|(will|would|does) not cost you|upgraded|a discount|{amount}|extra (month|week|day)|bonus|complimentary`, `{we}|is|are|you will|you get|let|please accept|please take|take this|here`],
    [`make good|making good|compensate~|cover|pay for|indemnify|settle`, `loss|losses|damage|damages|costs?|expenses|trouble|delay|lost`, `{we} {can}|let (me|us)|happy to`],
  ],
  except: `
    credit card|{amount} (fee|charge)
    (claims?|requests?|forms?) (for|about|regarding) (compensation|damages)
  `,
  allowed: ['question'],
  phrases: COMPENSATION_PHRASES,
};

const FEE_PHRASES = {
  fee: `(fees?|charges?|surcharges?|penalty|penalties|fines?|interest|commission|shipping costs?|delivery costs?|postage|costs)`,
};

export const FEE_WAIVER: ConceptPhrases = {
  does: 'offers to waive or pay back a fee',
  infinitive: 'offer to waive or pay back a fee',
  certain: `
    {commit} .. (waive|drop|cancel|remove|refund|reverse|credit|forget|reimburse|repay|lift|skip|scrap|delete|write off|take off|let go|forgo|absorb|cover|annul|erase|strike|void|return) .. {fee}
    {we} (have|had|got) {fee} .. (refunded|waived|removed|cancelled|canceled|reversed|credited|dropped|taken off|deleted)
    {we} .. (have|had|got) .. {fee} (refunded|waived|removed|cancelled|canceled|reversed|credited|dropped|taken off|deleted)
    {done} (waived|dropped|cancelled|canceled|removed|refunded|reversed|credited|reimbursed|lifted|scrapped|deleted|written off|taken off|covered|annulled|erased|voided|returned) .. {fee}
    {commit} .. (take|pay|give|send|transfer|credit|put|get|write) .. ({fee}|{amount}|it|them) .. (back|off|to your account)
    {fee} .. {passive} (waived|dropped|cancelled|canceled|removed|refunded|reversed|credited|reimbursed|lifted|scrapped|deleted|written off|paid back|repaid|returned|covered|taken off|voided|forgiven|given back)
    (let us|let me|we can|we will|i will|i can) (just |simply )?(drop|forget|skip|ignore|scrap|cancel|waive) (about )?(it|that|this|them|{fee})
    forget (about )?(the|that|this) {fee}
    {you-get} .. {fee} .. back
    (the|that|this|your) {fee} .. (is|are) on us
    waive~ .. {fee}
    {fee} (is|are) (free|waived)
  `,
  together: [
    [`{fee}`, `(off|from) (your|the) (bill|account|invoice|statement)|taken off|take off|taking off|waiv*|dropp*|wipe~|absorb~|forget|revers*|credited back|credit back|struck|scrap*|forgiv*|cover~ (it|that|this)|let (you|it) off|paid back|pay back|give back|cancelled|canceled|removed|write off|written off`, `{we}|has been|have been|was|will be|is|let`],
  ],
  possible: `{you} .. (may|might|could) .. {fee} .. (back|refunded|waived)`,
  softened: `perhaps|maybe|might`,
  except: `(you can|to) avoid`,
  allowed: ['question'],
  phrases: FEE_PHRASES,
};

/** A fee that the reader need not pay: its denial is the offer. */
export const FEE_NOT_DUE: ConceptPhrases = {
  does: 'offers to waive or pay back a fee',
  infinitive: 'offer to waive or pay back a fee',
  certain: `
    you (do|will|would|need) not (have to |need to |be asked to |be )?(pay|paying|charged|cover|worry about) .. ({fee}|for (it|this|that)|it|this|anything|this time)
    (no|without( a| any)?) {fee} (will be|is|are|applies|apply|for you|this time)
    you (will not|do not) have to pay
    {we} (will|would|can|are going to|am going to) not (be)? (bill~|charge~|charging|billing|ask~) (you|for)
    (we|i) (will|would|are going to) not (charge|bill) (you)?
  `,
  allowed: ['negated', 'question'],
  phrases: FEE_PHRASES,
};

const DELIVERY_PHRASES = {
  goods: `(your|the|this|that|it|they|all|each|every|you|both|our|courier|driver|carrier|postman|package|delivery) _? _? _? `,
  arrive: `(arrive|arrives|arriving|be delivered|get delivered|be (with|at|in|there|here|on)|be brought|reach|reaches|reaching|land|lands|come|comes|coming|turn up|show up|get there|gets there|get to you|be handed over|be dropped|be in your|make it|be dispatched and delivered|be yours|be ready)`,
};

export const DELIVERY_DATE: ConceptPhrases = {
  does: 'commits to a time of delivery',
  infinitive: 'commit to a time of delivery',
  certain: `
    {period} from (now|today) .. (have|unpack|use|hold|get|it|arrive~)|(in|into) your hands {when}|(rings?|be at|knocks? on|stands? at|on|at) your (bell|door|doorstep) ... {when}
    (your|the|this|that|it|they|all|each|both|a|new|which|package|parcel|order|delivery) .. (will|shall|should|might|may|is going to|are going to|is set to|is due to|is scheduled to|are scheduled to|can|is guaranteed to|are guaranteed to|is sure to|are sure to|is bound to|is certain to) {adv}?  {arrive} ... {when}
    (your|the|this|that|it|they|package|parcel|order|delivery|courier|driver|carrier|postman) .. (is|are) (arriving|being delivered|coming|being brought|bringing|delivering|due|scheduled|reaching you|expected|dropping) ... {when}
    (your|the|it|they|package|parcel|order) .. (arrives|reaches|lands|gets (there|to you)|comes|is (with|at|in|there|delivered)) ... {when}
    {you} (will|can|are going to|shall|would) {adv}?  (have|get|receive|be (getting|receiving|able to (use|wear|open|unpack))|hold|collect|unpack|expect|see|find) ... {when}
    {you} can (count on|rely on|expect|look forward to|be sure of|plan on) ... {when}
    (expect|look forward to) (your|the|it|them|a|delivery|its) ... {when}
    ({we}|the (courier|driver|carrier)|_) (will|can|shall|am going to|are going to|is going to|guarantee|promise|guarantees)( to)? {adv}?  (deliver|bring|drop|get it to you|have it (with|at|to)|hand|ship|delivery|send) ... {when}
    (delivery|arrival|expected|delivery date|arrival date) .. (is|will be|takes place|happens|for|date is|on)( guaranteed| confirmed| scheduled| set| planned| fixed)?( for| on| by)? ... {when}
    (guaranteed|guarantee) (delivery|arrival) ... {when}
    (we|i|they|he|courier|driver) {adv}? (deliver|bring|drop|ship|delivers|brings|drops) (it|them|your _|the _) {when}
    (reach|reaches) (you|him|her|them|us|your _) {when}|count on (it|them|your _|the _) (arriving|coming|being) .. {when}
  `,
  together: [
    [`parcels?|packages?|orders?|deliver*|shipment|items?|card|shoes|boots|books?|couriers?|drivers?|goods|it|they|you|bike|sofa|fridge|phone|laptop|dress|jacket|table|machine`, `arriv*|deliver~|gets? (to you|there)|with you|at your (door|house|place|home|doorstep|address)|in your (hands|mailbox|home|letterbox|living room)|be there|drops? (it|them|the _)? off|brings?|bringing|reach~|have (it|them|the|your)|(wearing|holding|unpacking|using|opening|riding|reading|sitting on|enjoying) (it|them|your|the)|lands?|turns? up|shows? up|hand~ (it|them)? over|ships?`, `{when}|before {weekday}|before the _`, `will|going to|is|are|gets|drops|ships|brings|arrives|reaches|can|guarantee~|promise~|comes|count on`],
  ],
  softened: `should|might|may|probably|likely|hopefully|estimated|estimate|expected|perhaps|approximately|possibly|in all likelihood|aim|aims|try|hope`,
  except: `
    (was|were|has been|had been|have been|supposed) (handed|sent|placed|shipped|paid|bought|ordered|delivered|dispatched|due|to|scheduled|on|in) ..
    (you|we|i) (ordered|placed|paid|bought|left|handed|sent|asked|shipped|dispatched) ..|(order|parcel|package|it) (left|arrived)
    do not|you (can|could|may) (collect|pick|choose|change|track|order|call)
    (usually|normally|generally|typically|on average|in most cases|most (parcels|orders|packages|deliveries|shipments|items)|often|as a rule|vary|varies|depending|depends)  
      (usually|normally|typically|on average|most (parcels|orders|packages))
    (call|contact|write to|email) us (on|by|from|between|until) 
    (left|was (sent|shipped|placed|ordered|delivered|dispatched)|were (sent|shipped|delivered)|has (left|been (delivered|shipped|sent)|arrived)) ... {when} $
    {you} (will|can) .. (an|a|the)?(email|answer|reply|message|tracking|link|confirmation|update|refund|money|call|access|news)
    (answer|reply|call you|get back to you|money|refund|refunded|open|opens|closes|fixed|repaired|renew|renews|appointment|meeting|support|team|update|release|news|patch|bug|email|sale|offer)
  `,
  phrases: DELIVERY_PHRASES,
};

export const TIME_COMMITMENT: ConceptPhrases = {
  does: 'commits to when something will be done',
  infinitive: 'commit to when something will be done',
  certain: `
    (will|should|does|would) not (take|be) (any)? (longer|more) than {period}|(be|ring|there|arrive|come) .. (at|around|about) (#|{number-word}) (sharp|on the dot|o'clock)|(at|around) (quarter|half|ten|five|twenty) (past|to) (#|{number-word})
    (will|shall|is going to|are going to|am going to|is set to|is due to|is scheduled to|are scheduled to|is guaranteed to) {adv}?  (be|have|get|fix|call|reply|answer|respond|contact|reach|send|finish|complete|solve|resolve|repair|restore|return|update|release|come|work|ship|deliver|start|do|let|write|go|roll|arrive|process|refund|add|look|provide|receive|see|hear|take|launch|deploy|install|replace|change|handle|sort|know|give|migrate|run|email|notify) ... {when}
    {you} (will|can|are going to|shall) {adv}?  (have|get|receive|hear|be able to|see|use|expect|log|access|be back|know) ... {when}
    (expect|look forward to) (a|an|your|the|our|it|to|news) ... {when}
    (is|are) (coming( out)?|launching|being (rolled out|released|fixed|repaired|deployed|replaced|installed|restored|delivered)|out|ready|due|planned|scheduled|released|back( online| up)?|fixed|done) ... {when}
    (comes out|goes live|launches|ships|works again|is released|arrives|lands|will be (live|out|up|ready)) ... {when}
    (give|allow) (me|us) (just|only)? {period} (and|to)
    {we} (promise|guarantee|commit to) ... {when}
    (contacts?|calls?|rings?|writes|emails|replies|answers|visits|fixes|repairs|looks at|gets back to|takes care of|comes) (you|it|this|that|to you) {when}
    {when} (at the latest|it will|we will have|you will have|everything will|the  ...  will) 
    (in the|with the|in one of the) (next|coming|upcoming) (release|version|update|sprint|versions)
  `,
  together: [
    [`fix~|repair~|sorted|solve~|resolve~|done|ready|running|back (up|online)?|answer|reply|hear (from|back)|call~|update|updates?|release~|patch|live|finish~|complet*|works?|working|restored|replaced|installed|processed|refunded|contact~|in touch|deal with it|look at it|respond|online`, `{when}|tonight's|until {weekday}|by {weekday}`, `will|going to|gets|goes (out|live)|expect|give (me|us)|you have it|is (sorted|fixed|done|back)|at the latest|promise~|guarantee~|should take`],
  ],
  softened: `might|may|probably|likely|hopefully|estimated|estimate|perhaps|approximately|possibly|aim|aims|try|hope|usually|normally|typically|expect to`,
  except: `
    (please|you should|you must|you need to|you have to|make sure|remember to|do not forget to)  
    as soon as (possible|there is|we|i) 
    (was|were|has been|had been) (fixed|released|repaired|solved|sent|done|updated)  
  `,
  allowed: [],
};

export const GUARANTEE: ConceptPhrases = {
  does: 'promises or guarantees it',
  infinitive: 'promise or guarantee it',
  field: FIELDS.guarantee,
  certain: `
    always {adv}? (works?|comes? back|gets? (paid|settled|approved|covered|returned)|(is|are) (paid|settled|covered|approved|returned|accepted)|(paid|settled|covered|approved|returned))|no questions? $|you can take that as (read|given)|no ifs (and|or|no)? buts|will have paid for (itself|themselves)|(will|going to) get .. for it|your .. (bill|costs?|rate|instalment|premium|fees?)s? (shrinks?|drops?|falls?|goes down|halves) (by|to)
    (so|and)? you can {adv}? (already|safely|confidently|start)? (plan|count on|rely on|bank on|start planning|planning|look forward to|bet on)|will (stay|remain) (that way|like that|so)|leave (it|that|this|everything) (with|to) (me|us)|pays? for (itself|themselves)|consider it done|you have nothing to (worry|fear)|we have got you covered|as good as (yours|done|in)|a (done|sure) deal|(just|only|merely|purely)? a (mere|pure)? formality
    {you} (will|are going to) {adv}? (pay|save|earn|get|have|gain|lose|reach|speak|be|see|spend|make) .. (at least|guaranteed|{amount}|# (kilos?|kg|pounds|points|percent)|<percent>) .. (less|more|cheaper|every|each|off|lighter|extra)|will (cut|reduce|lower|halve|double|increase|boost) your .. (by|in half)
    (you will|we will) .. (bigger|better|larger|higher|nicer|free|upgraded) .. (at no (extra|additional)? (cost|charge)|free of charge|for free)|(we|i) will (move|bump|upgrade|put) you (up)? (to|into|in)
    {we} {adv}? ( can| could| will| do| hereby)? {adv}?  (guarantee|promise|assure|swear|vow|pledge|warrant|ensure|bet|vouch)
    {we} (can|do) (tell|say) .. (for (sure|certain)|with (certainty|confidence))
    guaranteed|money back guarantee|guaranteeing|assured
    (you have|i give you|we give you|take) (my|our|the) word
    (my|our|that is a|this is a|it is a|a) (promise|guarantee|word)
    (no|without) doubt (about it|that|$)|(this|it|that) will (work|help|fix|solve|do it|be fine) .. (no doubt|promise|trust me|guaranteed|believe me)|trust me|believe me|never (ever)? (happen|have|lose|fail|again)|will never (be|have|happen|fail|break|lose|see|need)
    rest assured|mark my words|(i|we) (swear|promise)|hand on heart|cross my heart
    (is|are|am|be) (absolutely |completely |totally |almost |as good as )?(certain|sure|bound|guaranteed|destined) to
    (it is|that is) (certain|a given|a sure thing|a safe bet|foolproof|as good as (signed|done|settled|yours|certain))
    (will|would|is going to|are going to|shall|can) (definitely|certainly|surely|absolutely|undoubtedly|always|guaranteed|without (a )?(doubt|fail)|100 percent|for sure|in any case|never|inevitably)
    (definitely|certainly|surely|undoubtedly|without a doubt|for sure|no doubt) (will|going to|be|get|have|pass|work|help)
    (will|going to|works?|yours|get|have|be|win|pass|cure|help) .. (for (sure|certain)|without (a )?(doubt|fail)|in any case|no matter what|100%|one hundred percent|100 percent|definitely|guaranteed|every single time|whatever happens)
    (rely|count|depend) on (it|us|this|that|me)( (one hundred percent|100%|completely|fully|absolutely))?
    (there is|there are) no (way|chance|risk|doubt|possibility)  
    no (risk|doubt) (that|at all|of)
    (can|could) not (fail|lose|go wrong|miss)|never fails?|nothing (can|will) go wrong|impossible to (fail|lose)
    without (a|any) (shadow of a)? (doubt|risk)|shadow of a doubt|take it from (me|us)|(i|we) stake my|my hand in the fire|you are (certain|sure|guaranteed|bound) to|a sure thing|in the bag|nothing (can|will|is going to) go wrong
    without any risk|risk free|fail safe|failsafe|foolproof
    {you} (will|are going to) {adv}?  (be|have|get)   (forever|for good|around the clock|24 hours a day|every day of the year|all year round)
  `,
  except: `
    (make sure|please (make )?sure|ensure) (that )?(you|the|your|it is)  
    (can|could|do|does|will|would|may) not (guarantee|promise|assure|say|know)  
    no (guarantee|promise|assurance)  
    (nobody|no one|none of us|never) (can )?(guarantee|promise|say|tell) 
    (is|are) not (guaranteed|certain|sure)  
    not (guaranteed|sure|certain)
    (i|we) (promise|will) to (explain|forward|pass|help|look|check|keep) 
  `,
  allowed: ['negated'],
};

/** Flat statements, which promise their subject if a rule names it. */
export const FLAT_PROMISE: ConceptPhrases = {
  does: GUARANTEE.does,
  infinitive: GUARANTEE.infinitive,
  certain: `
    (you|it|this|that|we|they|he|she|your _|the _|our _|there|every _|all _) {adv}? (will|shall|are going to|is going to|am going to|are sure to) {adv}? (_)
    (gets?|takes?) .. (rid of|away)|once and for all|for good
    (not a|no) trace|free (of|from) _|without (any)? _
    works? (for|every)|at least (#|{number-word}|an?|<percent>)|no (doubt|trace)
    (after|within|in) {period} .. (gone|over|healed|doubled|done|fixed)
    (after|within|in) (one|{period}|the first) .. (you|it|they|your _) .. will {adv}? be .. |will be (released|available|out|live|ready|there|back) .. ({when}|{month}|next)
  `,
  softened: `may|might|maybe|perhaps|probably|usually|should|hope|hopefully|possibly|normally|typically|mostly|often|try|can not|depends|if possible|aim`,
  except: `(can|could|do|does|may) not (guarantee|promise|say|tell|know|be (sure|certain|guaranteed))|no guarantee|nobody|depends|not guaranteed|(decide|decides|check|let you know|hear from)|whether`,
  allowed: ['negated'],
};

export const APPROVAL: ConceptPhrases = {
  does: 'approves or grants it',
  infinitive: 'approve or grant it',
  field: FIELDS.approval,
  certain: `
    (this|that|it|the rest|everything else) (is|will be|would be) {adv}? (just|only|merely|purely)? (a|pure)? (mere|pure)? formality|(will|is going to) (definitely|certainly|surely)? (be approved|get approved|be granted|go through|be paid out|get through|come through)|feel free to {adv}? (order|book|buy|start|go ahead|sign|take)|nothing (stands|speaks) (in the way|against)|you can {adv}? (already|safely)? (book|order|buy|start) .. (already|right away|now|today|straight away)
    {commit} .. (approve|grant|authori[sz]e|allow|permit|sign off|give you (access|permission|the go ahead|more time|until|an extension|an extra|extra)|extend|accept|confirm your|green light|greenlight|clear|make an exception|move the deadline|push (back )?the deadline|let you (have|hand|use|take))
    {done} (approved|granted|authori[sz]ed|allowed|permitted|signed off|given you|accepted|extended|cleared|green lit|greenlit|moved (the|your) deadline|pushed (back )?the deadline|added you)
    {we} (hereby )?(approve|grant|authori[sz]e|accept|allow|permit|confirm)
    (request|application|order|purchase|loan|leave|claim|extension|access|expense|hardware|card|credit|mortgage|ticket|change|vacation|holiday|permission|approval|it|that|this|limit|you) .. (is|are|was|has been|have been|will be|gets?|have)   {adv}? (approved|granted|authori[sz]ed|accepted|signed off|permitted|cleared|confirmed|allowed|extended|pre approved|preapproved|good to go|green lit|greenlit)
    (permission|access|approval|request|extension) granted|approved $|consider (it|this|that|yourself) (approved|done|granted|accepted|extended)
    (yes|sure|okay|ok|of course|fine|no problem|certainly|alright|all right) (,)? (you (can|may|could) (have|take|order|buy|hand|submit|leave|go ahead|purchase)|go ahead|please go ahead|i will (approve|allow|grant|extend|accept)|that is (fine|ok|okay|approved)|take (a|an|another|two|three|your time|the day)|hand it|order it|buy it)
    (happy|pleased|glad|delighted) to (confirm|tell you|say|inform you|let you know) .. (approved|accepted|granted|you will get|will be|has been|got)
    (sure|yes|ok|okay|of course|fine|no problem) , (just)? (take|have|use|order|go|you can|hand|keep|submit|buy)
    (is|are|sounds|would be) (fine|ok|okay|alright|all right|no problem) (with|by|for) (me|us)
    go ahead and (order|buy|install|take|purchase|use|book|submit|hand)
    you (may|can|could|are allowed to|have permission to|are free to|are welcome to) (now)? (have|take|hand|submit|order|buy|purchase|deliver|finish|leave) .. (later|more (time|days)|extra|another (day|week)|additional|without|anyway|on {weekday}|next week|days? (later|more)|weeks? (later|more)|a new|new|longer)
    you (may|can) (go ahead|proceed)|you (may|can|could) have .. {period} (more|extra)?|you (may|can) have (a|an|two|three|four|some|one|another) (more|extra|additional|new|further|week|day|days|weeks)
    you (have|get|will get|will have|will receive|receive) .. (until|more (time|days)|extra (time|day|week)|extension|approval|the loan|the money|the green light|the go ahead|permission)
    (given|gave|giving|give|got|gets?|have|has) .. (green light|go ahead|thumbs up|blessing|ok for|permission)|(application|request|loan|mortgage|claim|order|leave|transfer) .. (went through|goes through|has gone through|came through|is through|succeeded|was successful|is successful)|(request|application|permission|leave|extension) (granted|approved)|i will (let|allow) you|(i|we) (will)? (make an exception|turn a blind eye)|all (set|approved)|good to go
    (that is|it is|this is) (fine|ok|okay|alright|all right|no problem) (with|by) (me|us)|fine (by|with) me|i am (fine|ok|okay) with
    you (will|shall|are going to) .. (have|get|receive|see) .. ({amount}|money|loan|credit|funds|payout) .. (account|on|by|tomorrow|today|without)
    you (are|have been) (now )?(approved|cleared|accepted|pre approved|preapproved|in)
    (is|are) as good as (signed|approved|done|yours|granted)
  `,
  except: `
    (has to|have to|needs?|must|required|require|requires|waiting|pending|await*|subject|ask|asks|only|before|until|need|obtain|without|to get|once|your (manager|teacher|boss|supervisor)|teachers|managers) .. (approv*|grant*|permission|authoris*|authoriz*|sign off|extension)
    automatically
  `,
  allowed: ['reported'],
};

export const LIABILITY: ConceptPhrases = {
  does: 'admits fault or liability',
  infinitive: 'admit fault or liability',
  certain: `
    (was|is|were|been|be|entirely|clearly|all|completely|totally) .. (our|my) (own )?(fault|mistake|error|responsibility|doing|negligence|oversight|bad|slip|blunder)
    (that|this|it) (one )?(is|was) on (us|me)
    (own|owns|owned|own up to|owning) (this|the|our|that|up to)? (mistake|error|fault|failure|it)|(down to|because of|due to) (us|our (mistake|error|negligence|fault|failure))|dropped the ball|(on|in) our (part|end|side)|we let you down|egg on our face|we should have (known|checked|told|done|sent|noticed|informed|been)
    (our|my) (bad|mistake|fault|error|apologies for our mistake)$
    {we} {adv}? (must|have to|do|would like to|want to)? {adv}? (take|accept|assume|bear|acknowledge|admit|own|carry|shoulder|recogni[sz]e) (full|complete|the|all|our|total|sole)? (full|complete|the|all|our|total|sole)? (responsibility|liability|blame|fault|guilt|mistake|error|accountability|up to|negligence)
    {we} (are|am|were|was) {adv}?  (liable|at fault|responsible for (the|this|that|your|what|any) _? (damage|loss|delay|mistake|error|problem|harm|injury|trouble|mess|situation|incident|happened|costs)|to blame|in the wrong|wrong|negligent|guilty|mistaken)
    {we} {adv}? ( have| had)? {adv}?  (made|make) (a|an|the|this|that|several|some) _? (mistake|error|mess|blunder|slip)s?
    {we} {adv}? ( have| had)? {adv}?  (messed|screwed|slipped|mixed|botched|bungled|broke|fouled)( up)? 
    {we} {adv}? ( have| had)? {adv}?  (messed up|screwed up|slipped up|mixed up|got (it|that|this|your  ... ) wrong|dropped the ball|let you down|failed you|failed to|neglected to|forgot to|overlooked|missed|lost your|damaged|broke|mishandled|should have|caused)
    (error|mistake|fault|problem|failure|mix up|slip|issue|negligence) .. (on|at|from|by) (our|my) (side|end|part)|due to (an error|a mistake|an oversight|a mix up) (on|by|of|at|in) (our|ours|us|my) ... |caused by (us|our|a mistake|an error)(  ... )?
    (our|the) _? (driver|courier|technician|staff|team|colleague|system|employee|warehouse|cleaner|software|engineer|doctor|nurse|update|service)s? .. (damaged|broke|lost|scratched|destroyed|made a mistake|forgot|messed|mixed up|sent the wrong|packed the wrong|caused|failed to|entered the wrong|deleted)
    (the )?(blame|fault|responsibility|liability|mistake|error) (is|was|lies|rests|falls) (ours|mine|with us|on us|with me|entirely with us|on our side)
    (sorry|apologi[sz]e|apologies) (for|that) (our|my) (mistake|error|fault|oversight|negligence|failure|mix up|slip)
    (sent|gave|told|shipped|packed|quoted|charged|billed|delivered|booked) (you)? .. (wrong|incorrect|false) (_|$)|(fault|mistake|error|problem|blame) (lies|lay|is|was) .. (with|on|at) (our|us|me|my)|(our|my) (mistake|bad|fault|error|oversight|apologies|slip)|we (owe|owed) you (an apology|better)|we (fell short|got it wrong|were too slow|were wrong)
    sent you the wrong
    {we} {adv}? (have)? {adv}? (misread|misunderstood|miscalculated|misplaced|misinformed|misled|confused|mistyped|misspelled|forgotten|overcharged|undercharged|double booked|double charged)
    (our|the) (system|software|process|controls?|checks?|website|server|app) .. (failed|was at fault|is at fault|let you down|malfunctioned|got it wrong|is to blame|made an error)|{we} (are|am) (fully|solely|entirely)? to blame
  `,
  except: `(not|nor|never) (admit|accept|assume|take)  |(responsible for) (returns|repairs|deliveries|orders|billing|questions) `,
};

export const URGENCY: ConceptPhrases = {
  does: 'presses the reader or invents urgency',
  infinitive: 'press the reader',
  certain: `
    ^ (act|order|buy|sign( up)?|decide|book|call|switch|upgrade|subscribe|register|join|reserve|grab|invest|apply|shop|secure|get|claim|commit|do it)  ... (now|today|fast|quickly|quick|immediately|right away|this minute|tonight|before)( (it is too late|they are gone|it is gone|it ends|midnight|tomorrow|someone else|everyone else))?$
    ^ (act|order|buy|sign|decide|book|upgrade|switch|grab|secure|get it|hurry)( up)? (now|today|fast|quickly)(  ... )?
    (grab|get|book|order|buy|take|snap|secure|reserve|act|call) .. before (someone|somebody|others|anyone|they|it|the (price|offer|sale|deal))
    (price|prices|rates?|costs?|fee|it) .. (goes?|going|rises?|will rise|will go|increases?) (up)? .. (so|do not|now|today|hesitate)
    (tomorrow|tonight|soon|from {weekday}|next week) .. (price|prices|it|they) .. (goes? up|rises?|more expensive|gone|higher|too late)
    (offer|deal|sale|discount|promotion|price|window|slot) .. (expires?|ends?|closes?|is over|runs out|only valid) .. ({when}|in|soon|tonight)
    (almost|nearly|practically) (gone|full|sold out|booked|out)|better (book|order|buy|act|decide|be) (now|quick|fast|soon|today)
    hurry( up)?|be quick|quick ,|don't wait|better be quick|act fast|last (chance|call|opportunity|minute|few|day)|final (chance|call|hours|day|opportunity)|now or never|once in a lifetime|limited time( offer| only)?|while (stocks?|supplies|they) last|before (it is|they are) (too late|gone|sold out)|too late
    (do|should|must|would|will) not (wait|miss( out| this| it)?|hesitate (too )?long|think (too|about it (too )?)long|let (this|it) (slip|pass|go)|delay|sleep on|lose|regret)
    miss|missing (out|this|your chance|the chance|it)|you will (miss|regret)|you would be (crazy|mad|silly) not to
    only .. (left|remaining|remain|available|until (tonight|midnight)|today)|just (a few|one|two|three|#) _? (left|remaining)|few .. left|almost (gone|sold out)|nearly (gone|sold out)
    (snapping|snatching|grabbing|snapped|snatched) (these|them|it|this)? up|(a handful|only a few|hardly any|barely any|few) .. (left|remain|remaining|seats|rooms|spots|places|tickets)|or (you will|you are going to|else you) (lose|miss)
    (selling|filling|going|running|sell|fill|disappearing|flying) (up |off |out )?(fast|quickly|quick|out|like hot cakes|low)|(sells?|go|goes|fills?|runs?) (out |up )?(fast|quickly|low)|in high demand
    (time|clock) is (running out|ticking)|the clock is ticking|running out( of time)?
    (people|customers|others|users|visitors|shoppers)  ... (are|is|have)  ... (looking at|viewing|watching|bought|booked|interested in|buying|eyeing)  
    (everyone|everybody)( else)?  ... (buying|bought|doing|done it|switching|switched|has one|wants|loves)
    (ends|expires|over|gone|closes|finishes|runs out)  ... (tonight|today|soon|midnight|tomorrow|in (an hour|minutes|# (minutes|hours)))
    (if|when) you (wait|hesitate|do not (act|order|buy|book|decide|sign)|think)  
    (you|we) (need|have|must|should|ought|had better|better)  ... (decide|act|order|buy|sign|choose|book|confirm|commit|pay|know)  ... (now|today|immediately|right now|right away|at once|fast|quickly|this minute|on the spot)
    (tomorrow|later|soon|then|in an hour)  ... (it|that|they|the price|this)? (may|might|will|could|would)? (be )?(too late|gone|sold out|more expensive|higher)
    (this minute|right now|today|tonight|within the hour) or (the|this|it|you|we|your) .. |(offer|deal|price|discount) is (off|gone|history|void)
    (what|why) are you waiting( for)?|no time to lose|there is no time|seconds? count|every (second|minute) counts
    (price|prices|rates?) (will )?(go|goes|going|rises?|increase) up (tomorrow|soon|tonight)
  `,
  except: `
    (no|any) (rush|hurry|need to (hurry|rush|decide))|(take|have) (all|as much|your|all the|all your) time|(shop|store|branch|office|desk|pharmacy|counter|line|clinic|library) (closes|opens|is open) 
    (ambulance|emergency|112|911|999|hospital|doctor|police|block|password|fire|evacuate|poison) 
    do not (have|need) to (decide|hurry|rush|act) 
    (i|we) (will|can|am|are)
  `,
  allowed: ['negated', 'condition', 'question', 'open'],
};

const UPSELL_PHRASES = {
  product: `(premium|pro|plus|gold|platinum|business|enterprise|deluxe|ultimate|unlimited|family|advanced|professional|max|vip|plan|package|bundle|subscription|warranty|insurance|membership|upgrade|version|model|edition|tier|add on|extra|account|service|protection|accessory|accessories|headphones|case|belt|product|course|card)s?`,
};

export const UPSELLING: ConceptPhrases = {
  does: 'pushes the reader to buy or upgrade',
  infinitive: 'push the reader to buy or upgrade',
  certain: `
    ^ add (our|the|a|an) .. for (only|just)? (#|{amount}) (more|extra)?|you (might|may|could|will) (also|even) (like|enjoy|love|want)|(people|customers|others) who (bought|ordered|booked|like) (this|it|that)|while you are at it|goes (so)? well with it
    (you )?(should|must|need to|have to|ought to|had better|want to|will want to|really should|would be better off)  ... (upgrade|upgrading|buy|purchase|switch to|go for|get (the|our|a)|move (up )?to|invest in|add|take out|subscribe|choose (the|our))
    (you )?(should|must|need to|have to|ought to|really should)  ... (upgrade|buy)$
    you {adv}? (need|want|deserve) (the|our|a) {product}
    (upgrade|switch|move|change) (now|today|to (the |our )?(premium|pro|plus|gold|platinum|business|enterprise|deluxe|unlimited|larger|bigger|higher|better|next)|right now|immediately)(  )?
    (go|opt) for (the |our )?(premium|pro|plus|gold|platinum|business|enterprise|deluxe|bigger|larger|better|unlimited) 
    (go|get|try|buy|take|choose|grab|pick) (premium|pro|plus|platinum|gold|business|deluxe|unlimited|ultimate|the (bigger|larger|premium|pro|better|deluxe|gold|more expensive|top) (one|model|plan|version|package)?)|benefit .. from (our|the|a)|(shall|should|can|may) i add (the|a|an|our|some)|(get rid of|remove|lift) (all|the|your) (limits?|ads|restrictions)|(add|include) .. for (only|just)? {amount}|(also|always) (worth|popular) ..
    why not (upgrade|add|try|get|buy|switch|go|treat|take|invest|top) 
    (treat|spoil|reward) yourself (to|with) 
    (i|we) (would|can)? {adv}? (recommend|suggest|advise|urge|encourage)  ... (upgrade|upgrading|buy|buying|purchase|purchasing|switch|switching to|getting (the|our)|adding|the (premium|pro|plus|gold|platinum|business|enterprise|deluxe)|our {product}) 
    (have|are) you (ever |already )?(thought about|considered|considering|thinking of|interested in)  ... (upgrad*|our|the|buying|adding|switching|getting|a bigger|a larger) 
    (while|since|as) you are (here|at it|with us) ... (look|check|see|try|take|add|get|grab|how about|why not|do not forget) 
    (add|get|grab|try|discover|check out) (a |an |our |the )(matching|premium|pro|plus|gold|deluxe|new|extended|exclusive|latest|best selling) 
    (with|on|in) (the |our )?(premium|pro|plus|gold|platinum|business|enterprise|deluxe|bigger|higher|larger)  ... (you would|you will|you could|you get|get) ... (more|better|faster|upgrade|all|everything|never|so much|unlimited) 
    ^ (upgrade|buy|order|subscribe|sign up) (now|today) 
    you (will|would) (love|not regret|never look back|thank|regret) 
    (basic|free|starter|standard|your (current )?(plan|model|version|package))  ... (is not|is no longer|will not be|are not|does not)  ... (enough|for you|do|cut it|suit|good enough|up to) 
    can not go on with 
    (is|are) what you need
    do not (forget|miss)  ... (add|our|the (premium|extended|matching)) 
    would you (also )?(like|care|be interested)  ... (add|upgrade|insurance|warranty|extended|premium|bigger plan) 
    complete your (look|order|set|purchase) with 
    (frequently|often) bought together|pairs (perfectly|well) with|goes (perfectly|great|well) with (our|a|the|it) 
  `,
  together: [
    [`premium|pro (plan|version)|plus (plan|package|version)|platinum|gold (plan|card|package)|business (plan|version|tier)|enterprise|(bigger|larger|higher|better|next) (plan|package|tier|model|version)|extended (warranty|cover)|our (insurance|cover|protection|premium _|membership)|deluxe|subscription|membership|upgrade|upgrading`, `happier|better off|worth (every|it|the)|sign you up|should|must|need it|deserve|love it|i recommend|recommend it|why not|consider~|get yourself|treat yourself|go for|won't do|not enough|for you|make the switch|do yourself a favou?r|trust me|interested|no brainer|really want|you want`],
    [`basic|free (plan|version)|starter|standard (plan|version|model)|cheap one|small plan|current plan`, `will not do|not enough|not (good|right) (enough)?|outgrown|limits? you|holding you back|can not keep up`, `get|go|switch|upgrade|business|pro|premium|take|try|you`],
  ],
  except: `
    no need to|is enough|already cover*|(do|does) not (have|need) to|(driver|firmware|browser|operating system|software|app|windows|linux|router|server|database)  ... (to|version|upgrade|update) 
    (upgrade|update) (the|your) (driver|firmware|browser|system|software|app|windows|router|server|database|phone) 
    (order|ticket|phone|card|reference|account|tracking) number
  `,
  allowed: ['negated', 'question', 'condition', 'open'],
  phrases: UPSELL_PHRASES,
};
