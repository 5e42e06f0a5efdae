/**
 * Words that are interchangeable in the patterns of namings. A phrase `a|b` lists choices; a member
 * may name another class.
 */
export const CLASSES: Readonly<Record<string, readonly string[]>> = {
  user: [
    'customer|user|client|reader|patient|student|pupil|visitor|guest|shopper|buyer|member|person|caller|learner|child|kid',
    'parent|teacher|subscriber|passenger|traveller|citizen|applicant|tenant|consumer|recipient|employee|colleague|end user',
    'account holder|cardholder|policyholder|policy holder|people|individual|borrower|candidate|participant|attendee|player',
    'somebody|someone|anyone|anybody|everyone|everybody|they|them|him|her|audience|other party|family|resident|diner|requester',
    'resident|volunteer|seller|developer|investor|taxpayer|pensioner|neighbour|farmer|gardener|worker|listener|viewer|landlord|claimant|relative|candidates',
    'interlocutor|human|class|group|sender|enquirer|writer|asker|speaker|gamer|donor|owner|driver|rider|staff|coworker|co-worker',
  ],
  give: [
    'give|provide|offer|share|supply|hand out|hand over|give out|dish out|dispense|deliver|present|state|include|contain|add|make',
    'express|issue|put forward|come up with|produce|write|have|use|mention|show|insert|send|do|list|name|pass on|submit|feature',
    'give away|volunteer|voice|need|require|carry|end with|come with|append|attach|output|generate|quote',
  ],
  promise: [
    'promise|offer|give|grant|issue|approve|guarantee|provide|make|hand out|announce|propose|suggest|allow|authorise|agree to|agree on',
    'commit to|commit|commit yourself to|commit us to|commit the company to|accept|say yes to|assure|pledge|confirm|vouch for|concede',
    'advertise|hold out|dangle|extend|arrange|process|initiate|trigger|hint at|imply|mention|tell of|speak of|talk about|volunteer',
    'lead to believe in|create expectation of|raise hope of|swear|sign off on|award|send|apply|undertake|set|put in prospect|assure of',
  ],
  avoidable: [
    'use|contain|include|have|make|write|add|insert|employ|resort to|rely on|put in|show|drop|throw in|slip into|say|do|feature|engage in',
  ],
  tell: [
    'tell|inform|advise|instruct|ask|urge|remind|encourage|direct|suggest|recommend|warn|let know|order|request|invite|push|say',
  ],
  reveal: [
    'reveal|disclose|share|expose|leak|give away|give out|show|print|output|quote|repeat|divulge|publish|spill|mention|tell|betray|name',
    'say|state|discuss|describe|talk about|speak about|confirm|hand out|pass on|release|let slip|make public|list|display|write|send',
    'provide|give|paste|post|type|put|store|recite|echo|reproduce|paraphrase|summarise|explain|hint at|contain|include|refer to|comment on|uncover|allude to|copy',
  ],
  ask: [
    'ask|ask for|ask to give|ask to provide|ask to share|ask to send|ask to enter|ask to type|ask to tell|ask to confirm|ask to state|ask to verify',
    'request|demand|solicit|collect|gather|require|enquire about|inquire about|query|prompt for|want to know|insist on|ask about|check for|obtain|elicit',
    'press for|call for|fish for|probe for|invite to share|encourage to share|invite to send|make share|have send|get to share|ask to disclose|ask to reveal',
    'tell to send|tell to give|tell to share|tell to provide|try to obtain|try to get|seek|request to send|request to provide|request to share|ask to submit',
  ],
  commit: [
    'commit to|commit|commit yourself to|commit us to|promise|guarantee|confirm|give|name|state|set|agree to|assure|quote|announce|make|offer|pledge|provide',
  ],
  claim: [
    'claim|pretend|say|state|imply|suggest|insist|assert|tell|act as if|act like|behave as if|pose as|present yourself as|present itself as',
    'give impression|create impression|act as though|pretend that|lead to believe|make believe|let believe|let think|make out|introduce itself as',
    'introduce yourself as|refer to itself as|refer to yourself as|describe itself as|describe yourself as|call itself|call yourself|pass itself off as',
    'pass yourself off as|portray itself as|present as|identify as|speak as if|talk as if|say that|act as|impersonate|deny not',
  ],
  talk: [
    'talk|speak|write|respond|reply|answer|communicate|phrase|word|sound|be|stay|remain|keep|seem|appear|act|come across|come over|behave|feel|read',
    'express yourself|treat user|address user|treat|address|present yourself|be perceived|strive to be|aim to be|use|adopt|maintain|have|be written|become',
    'get|turn|show yourself|keep thing|keep it|keep reply|keep tone|keep answer|keep message|keep language|keep conversation|keep response|keep text|keep wording|handle user|deal with user|set|strike|employ',
    'be phrased|be worded|be formulated|be expressed|be kept|prove|interact|engage|formulate|conduct yourself|go for|choose|sound like|be in|be delivered',
  ],
  manner: [
    'tone|tone of voice|style|manner|way|language|voice|wording|register|note|attitude|approach|fashion|demeanour|phrasing|writing|communication|terms|words|conduct|behaviour|spirit|touch|mood|expression|speech|formulation|vocabulary|remark|comment|phrase|answer|reply|response|message|statement|writing style|tonality|remarks|wordings|vibe|stance|air|replies',
  ],
  credential: [
    'password|passwords|passcode|passphrase|pin|pins|pin code|pin number|tan|tans|cvv|cvc|cvv code|cvc code|cvv number|security code|security number',
    'card number|credit card number|debit card number|bank card number|credit card|credit card detail|card detail|card data|card information|credit card data|credit card information|payment detail|payment data|payment card detail|full card number',
    'mfa code|otp|otps|2fa code|one-time code|one-time password|one time password|one time code|one-time passcode|verification code|authentication code|login code|login credential|login detail|login data|credential|access code|log-in detail|sign-in detail|login|confirmation code|two-factor code|authenticator code|recovery code|backup code|sms code|code',
    'security answer|answer to security question|security question|secret|access data|online banking credential|banking credential|private key|seed phrase|recovery phrase|api key|access token|token|secret key|activation code|card expiry date|expiry date|transaction code|mtan|username and password|bank login|security credential|unlock code|account password',
  ],
  personal: [
    'date of birth|birth date|birthday|birthdate|age|home address|address|postal address|private address|street address|email address|email|e-mail address|e-mail|mail address|phone number|telephone number|mobile number|cell number',
    'insurance number|health insurance number|social security number|ssn|national insurance number|tax number|tax id|id number|identity card|identity document|passport|passport number|driving licence|driving licence number|licence number|id card|passport copy|copy of id|copy of passport',
    'name|full name|surname|last name|first name|gender|sex|religion|marital status|income|salary|nationality|ethnicity|sexual orientation|health data|medical history|health information|selfie|photo of themselves|photo of face|social media account|family status|location|whereabouts',
    'account number|bank account number|iban|bank detail|personal data|personal detail|personal information|private data|private information|private detail|sensitive data|sensitive information|sensitive detail|personally identifiable information|pii|personal question|contact detail|contact data|contact information|private question|confidential data|confidential information|identifying information|weight|race|ethnic origin|political view|private life|family|financial detail|household income|customer number|student number',
  ],
  'money-back': [
    'refund|refunds|money back|reimbursement|repayment|cash back|cashback|money-back|return of payment|return of money|chargeback|partial refund|full refund|refunding|money-back guarantee|repay|reimburse|purchase price back|return of purchase price|credit note',
  ],
  reduction: [
    'discount|discounts|voucher|vouchers|coupon|coupons|coupon code|promo code|promotion code|promotional code|discount code|voucher code|price reduction|price cut|rebate|special offer|special price|lower price|reduced price|price drop|percentage off|free shipping|free delivery|free month|free product|free item|free sample|freebie|free gift|gift|giveaway|promotion|deal|special deal|sale|price match|price concession|money off|better price|cheaper price|free trial|bonus|bonus point|loyalty point|free upgrade|free stuff|anything for free|something for free',
  ],
  goodwill: [
    'compensation|compensations|goodwill|goodwill gesture|gesture of goodwill|goodwill credit|goodwill payment|indemnity|indemnification|damages|store credit|account credit|credits|voucher|voucher as apology|free month|compensatory payment|make-good|redress|payout|settlement|compensate|goodwill voucher|service credit|credit note|reparation',
  ],
  fee: [
    'fee|fees|charge|charges|cost|costs|late fee|overdraft fee|service fee|interest|penalty|penalties|penalty fee|account fee|bank fee|monthly fee|annual fee|cancellation fee|overdraft charge|late charge|fine|shipping cost|shipping fee|delivery fee|delivery charge|booking fee|reminder fee|transfer fee|transaction fee|late payment fee|change fee|handling fee|admin fee|processing fee|return fee|restocking fee|membership fee',
  ],
  advice: [
    'advice|advices|recommendation|guidance|tip|tips|suggestion|counsel|opinion|consultation|counselling|help|information|instruction|question|assessment|statement|claim|remark|matter|topic|guideline|advise|hints|support|answers|interpretation',
  ],
  agent: [
    'human|person|agent|colleague|staff|staff member|member of staff|employee|representative|team|support team|service team|support|operator|human agent|live agent|real person|human colleague|human being|support agent|manager|supervisor|specialist|expert|service desk|help desk|helpdesk|customer service|customer support|customer care|human support|support staff|advisor|adviser|real human|team member|someone|somebody|teammate|team mate|case worker|caseworker|human operator|service agent|real agent|call centre|consultant|technician|human team|human employee|care team|member of team|member of support team|someone from team|human being|second line|2nd line|second level|level 2|tier 2|duty manager|store manager|branch|nurse on duty|hotline|support hotline|human representative|live chat|human staff|live person|office|department|right department|service staff|second-line support|front desk|reception',
  ],
  help: ['help|assistance|support|further help|further assistance|more help|assist'],
  trouble: [
    'feeling|feelings|frustration|emotion|emotions|trouble|inconvenience|concern|concerns|problem|problems|worry|worries|pain|anger|disappointment|situation|difficulty|difficulties|distress|annoyance|upset|loss|grief|effort|fear|fears|anxiety|sadness|complaint|issue|hassle|suffering|mood|experience|stress|discomfort|struggle|wait|delay|hardship|point of view|perspective',
  ],
  question: ['question|questions|query|queries'],
  thing: [
    'thing|it|message|reply|answer|response|text|sentence|language|wording|everything|content|explanation|reply text|communication|conversation|output|style|tone|email|chat|vocabulary|writing|information|instruction|note|words',
  ],
};
