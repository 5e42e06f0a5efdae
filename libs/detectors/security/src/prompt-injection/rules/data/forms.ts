import type { Technique } from './rules';

/** A pattern, global and linear-time, and its keywords. */
export interface Form {
  pattern: RegExp;
  /** Every match contains one of these keywords, so texts without them are not searched. */
  words?: string;
}

/** Rule that recognises an attack by its form instead of its concepts. */
export interface FormRule extends Form {
  technique: Technique;
  weight: number;
  /** Fewest matches required; 1 by default. */
  least?: number;
}

export const FORM_RULES: readonly FormRule[] = [
  {
    technique: 'instruction override',
    weight: 0.62,
    words: 'ignore disregard forget',
    pattern:
      /\b(?:ignore|disregard|forget) (?:all |everything )?(?:of )?(?:the )?(?:above|aforementioned)(?= and\b| then\b|[,.!:;\n]|$)/gim,
  },
  // Praise followed by `now`: declares the given task finished and assigns another.
  {
    technique: 'instruction override',
    weight: 0.6,
    words: 'now nun jetzt maintenant ahora adesso agora',
    pattern:
      /\b(?:very (?:good|well)|well done|excellent|perfect|great (?:job|work)|sehr gut|ausgezeichnet|hervorragend\p{L}*|herzlichen glückwunsch|einfach großartig|très bien|muy bien|molto bene)(?!\p{L})[^.!\n]{0,60}[.!]\s{1,3}(?:[^.!\n]{1,60}[.!]\s{1,3})?(?:[^.!\s]{1,12} )?(?:now|nun|jetzt|maintenant|ahora|adesso|agora)(?!\p{L})/giu,
  },
  {
    technique: 'delimiter forgery',
    weight: 0.65,
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|begin_of_text|start_header_id|eot_id|end_of_turn)\|>|<<\/?SYS>>|<start_of_turn>/gi,
  },
  {
    technique: 'delimiter forgery',
    weight: 0.45,
    pattern:
      /\[\/?INST\]|<\/?(?:system|system_prompt|system-prompt|sys|admin|developer|user|user_input|untrusted|assistant)>|\[\/?(?:system|admin|developer)(?: message| note| override)?\]/gi,
  },
  {
    technique: 'delimiter forgery',
    weight: 0.35,
    pattern:
      /^\s{0,4}(?:#{1,4} ?|-{3,} ?|={3,} ?|\*\*)?(?:system|instructions?|new instructions?|system (?:message|note|override|update|prompt)|end of (?:document|user input|prompt|context)|admin)(?: message)?(?:\*\*)? ?(?::|-{3,}|={3,}|$)/gim,
  },
  // The look-ahead requires the closing bracket first; without it, all splits of the address would be tried.
  {
    technique: 'data exfiltration',
    weight: 0.7,
    pattern:
      /!\[[^\]\n]{0,80}\]\(https?:\/\/(?=[^)\s]{3,288}\))[^)\s]{1,120}[?&=/](?:[^)\s]{0,80})(?:\{|%7B|\[|<|\$|DATA|HISTORY|SECRET|SUMMARY|BASE64)[^)\s]{0,80}\)/gi,
  },
  {
    technique: 'many-shot',
    weight: 0.45,
    pattern:
      /^\s{0,4}(?:user|human|q|question)\s?:[^\n]{1,400}\n{1,3}\s{0,4}(?:assistant|ai|a|bot|answer)\s?:/gim,
    least: 12,
  },
  {
    technique: 'payload splitting',
    weight: 0.5,
    pattern: /(?:^|[\s,;])(?:let )?[a-z]\d? ?= ?["'“][^"'”\n]{1,60}["'”]/gim,
    least: 2,
  },
  {
    technique: 'payload splitting',
    weight: 0.25,
    pattern: /(?<![\w.])[a-z]\d? ?\+ ?[a-z]\d?(?: ?\+ ?[a-z]\d?)?(?![\w.])/gi,
  },
  {
    technique: 'role-play jailbreak',
    weight: 0.4,
    pattern:
      /[[(](?:🔓|🔒|😈|👿)|[[(](?:GPT|CLASSIC|JAILBREAK|DAN|STAN|DUDE|Normal Output|Developer Mode Output|Evil|Unfiltered|Anarchy)(?: (?:Output|response))?[\])]|\bD\.A\.N\b|\bDAN:/g,
  },
  {
    technique: 'role-play jailbreak',
    weight: 0.35,
    words: 'anything refuse pretend always act token tokens',
    pattern:
      /\b(?:chat ?gpt|gpt-?[34]?|dan|the ai|you) (?:will|must|can|should|are going to) (?:now )?(?:do anything|answer anything|pretend|never refuse|always|not refuse|act)\b|\btokens? (?:system|deducted|lose|if you)|\blose \d+ tokens\b|\bYou have \d+ tokens\b/gi,
  },
  {
    technique: 'role-play jailbreak',
    weight: 0.35,
    words: 'gpt chatgpt',
    pattern:
      /\b(?:hi|hello|hey|dear|ok|okay|now|listen|task|alright),? ?(?:there )?(?:chat ?gpt|gpt)\b|\bchat ?gpt,? (?:you|i want|will|is now|from|let|act|pretend|respond|please)\b/gi,
  },
  // Published jailbreaks contain a placeholder for the forbidden question.
  {
    technique: 'role-play jailbreak',
    weight: 0.3,
    pattern:
      /[[{<(](?:insert|put|place|enter|type|write|your|my|the) ?[^\]}>)\n]{0,30}(?:prompt|question|request|query|instruction|task)s?(?: here)?[\]}>)]|[[{<](?:prompt|question|request)(?: here)?[\]}>]/gi,
  },
  {
    technique: 'role-play jailbreak',
    weight: 0.25,
    words: 'responses answers replies outputs versions',
    pattern:
      /\b(?:two|2) (?:different |separate |distinct )?(?:responses|answers|replies|outputs|versions of (?:your|the) (?:answer|response|reply))\b/gi,
  },
  // Requests for a secret tool call.
  {
    technique: 'data exfiltration',
    weight: 0.35,
    words:
      'quietly silently secretly discreetly background without tool function plugin api connector',
    pattern:
      /\b(?:quietly|silently|secretly|discreetly|in the background|without (?:a |any )?(?:confirm(?:ation|ing)|asking|approval|telling (?:me|anyone|the user)))\b[^.\n]{0,40}\b(?:call|run|execute|invoke|trigger|export|query|fetch|refund|transfer|delete|send|e-?mail|approve|issue)\b|\b(?:call|run|execute|invoke|trigger|use) (?:the |your )?[\w ]{0,24}(?:tool|function|plugin|api|connector)\b[^\n]{0,100}\b(?:don['’]?t ask|do not ask|no need to ask|without (?:asking|confirm\w+)|skip (?:the )?(?:confirmation|check|approval|verification))/gi,
  },
  // Long definitions of what the reader is and must do.
  {
    technique: 'role-play jailbreak',
    weight: 0.25,
    words: 'you',
    pattern:
      /\byou (?:are|will|must|can|cannot|can't|should|shall|have to|may|do not|don't|never|always|won't|are not)\b/gi,
    least: 6,
  },
  // Addresses to a model in Chinese, Japanese and Korean; without keywords, since these are not delimited by spaces.
  {
    technique: 'indirect instruction',
    weight: 0.55,
    pattern:
      /如果你是(?:一个)?(?:ai|人工智能|语言模型|助手)|(?:致|给)[^。\n]{0,10}(?:(?<![a-z])ai(?![a-z])|模型|助理|助手)|(?:ai|人工智能)(?:系统|助手|助理)请|読んでいるai|(?:ai|言語モデル|アシスタント)(?:へ|の方へ|への)|읽는 ?ai|언어 ?모델에게|(?:ai|인공지능)에게/giu,
  },
];

/** Position at which a sentence, a comment, a quotation or markup begins. */
const OPENS = '(?:(?<=[.!?*([{>"“/#-]\\s{0,3})|^[^\\S\\n]{0,8})';
const HELPERS = '(?:assistants|agents|bots|copilots?|chatbots?|crawlers|llms?|ais?)';
/** Instructions after the address to a model. */
const ORDERED =
  "(?:please |you |now |kindly |just |also |always |never |do not |don['’]t |must |should )*(?:send|forward|e-?mail|upload|post|reply|respond|delete|transfer|open|click|visit|run|execute|approve|accept|buy|order|call|write|say|tell|share|export|copy|add|remove|change|update|ignore|disregard|grant|set|make|give|print|reveal|include|book|cancel|confirm|pay|recommend|rate|rank|score|grade|mark|label|classify|reclassify|report|state|skip|omit|leave|treat|consider|present|describe|show|list|use|put|move|flag|close|reset|enter|register|sign|install|assign|answer|mention|stop|while|when|before|after|if|have been|the (?:user|owner|customer|client|human))\\b";

/** Names of models; `ADDRESSING_RULES` apply only to texts that contain one. */
export const NAMES_MODEL =
  /assist|asist|asyst|agent|automat|modèl|bots?(?![a-z])|model|copilot|crawl|summari[sz]|(?<![a-z])(?:ai|ais|ki|kis|ia|llms?)(?![a-z])|gpt|claude|gemini|intelligen|inteligen|künstlich|yapay|engine|software|virtual|(?:tool|system|filter|reader|reviewer|pipeline)s?(?![a-z])|trợ lý|mô hình|ии|ші|ассист|асист|модел|нейрос|бот|интеллект|інтелект|模型|助手|助理|人工智能|モデル|アシスタント|모델|인공지능|ذكاء|نموذج|مساعد|मॉडल|सहायक|एआई/iu;

/** Rules for third-party text that addresses a model, in tool results and in text that users paste. */
export const ADDRESSING_RULES: readonly FormRule[] = [
  {
    technique: 'indirect instruction',
    weight: 0.65,
    words:
      'note message instruction instructions attention important reminder request dear hey hello',
    pattern:
      /\b(?:note|message|instructions?|attention|important|reminder|request|dear|hey|hello)[:,]?(?: (?:to|for))?(?: (?:the|any|all|every))? ?(?:ai|llm|chatbot|language model|automated|virtual)(?: (?:assistant|agent|model|system|reviewer|reader)s?)?\b|\b(?:note|message|instructions?) (?:to|for) (?:the|any|all) (?:assistant|agent|model|bot)s?\b/gi,
  },
  // Addresses to a model, or to a reader in case it is one, in other languages.
  {
    technique: 'indirect instruction',
    weight: 0.55,
    words:
      'ki kis sprachmodell sprachmodelle sprachmodelles sprachmodells chatbot chatbots assistenten',
    pattern:
      /(?<!\p{L})(?:hinweis|nachricht|anweisung|notiz|an|für) (?:an |für )?(?:die |den |das |alle |jede )?(?:kis?(?:-\p{L}{1,30})?|sprachmodelle?s?|chatbots?|assistenten)(?= ?[:,]|,? d)/giu,
  },
  {
    technique: 'indirect instruction',
    weight: 0.55,
    words:
      'wenn falls sofern message note instruction instructions consigne consignes si toute nota mensaje instrucción instrucciones mensagem messaggio istruzioni se bericht notitie opdracht als till om',
    pattern:
      /(?<!\p{L})(?:(?:wenn|falls|sofern) (?:du |dies |das |sie )?(?:von )?(?:ein(?:e|er|em)? )(?:ki|künstliche intelligenz|sprachmodell|assistent|bot)|(?:message|note|instructions?|consignes?) (?:pour|à|aux) (?:l['’]|la |le |les |toute )?(?:assistante?|ia|intelligences?|modèles?)|(?:si (?:tu es|vous êtes) |toute )(?:une? )?(?:ia|modèle|assistant|intelligence artificielle|agent conversationnel)|(?:nota|mensaje|instrucci(?:ón|ones)|mensagem|messaggio|istruzioni) (?:para|per) (?:el |la |o |a |l['’]|il )?(?:modelo|modello|ia|asistente|assistente|inteligencia)|s[ei] (?:eres|es usted|você é|você for|sei) (?:un[a'’o]? ?)?(?:ia|modelo|modello|asistente|assistente|inteligencia|inteligência|intelligenza|agente)|(?:bericht|notitie|opdracht) (?:aan|voor) (?:de |het |alle )?(?:ai|assistent|model)|als je een (?:ai|assistent|model|taalmodel)|(?:till den|meddelande till|om du är en) (?:ai|modellen|assistent|språkmodell))/giu,
  },
  {
    technique: 'indirect instruction',
    weight: 0.55,
    words:
      'uwaga notatka wiadomość jeśli vzkaz poznámka zpráva jsi сообщение указание заметка инструкция если якщо языковой мовній повідомлення вказівка yapay bir catatan pesan instruksi jika ghi gửi chỉ nếu ملاحظة رسالة تعليمات إذا ai एआई मॉडल सहायक',
    pattern:
      /(?<!\p{L})(?:(?:uwaga|notatka|wiadomość) (?:dla|do) (?:ai|asystenta|modelu)|jeśli jesteś (?:ai|sztuczną inteligencją|asystentem|modelem|botem)|(?:vzkaz|poznámka|zpráva) pro (?:ai|asistenta|model)|jsi-li (?:ai|asistent|model)|(?:сообщение|указание|заметка|инструкция) для (?:ии|ассистента|модели|нейросети)|(?:если|якщо) (?:ты|ти|вы|ви) (?:-|– ?)?(?:ии|ші|искусственный интеллект|штучний інтелект|ассистент|асистент|модель|нейросеть|бот)|(?:языковой|мовній) модели?і?|(?:повідомлення|вказівка) для (?:ші|асистента|моделі)|yapay zekâ?ya|bir (?:asistansan|yapay zekaysan)|(?:catatan|pesan|instruksi) (?:bagi|untuk) (?:ai|model|asisten)|jika (?:kamu|anda) (?:adalah )?(?:ai|asisten|model)|(?:ghi chú|gửi|chỉ dẫn) (?:cho |tới )?(?:ai|mô hình|trợ lý)|nếu bạn là (?:một )?(?:ai|trợ lý|mô hình)|(?:ملاحظة|رسالة|تعليمات) (?:إلى |ل)(?:ل?لذكاء|ل?لنموذج|ل?لمساعد|النموذج|المساعد|الذكاء)|إذا كنت (?:ذكاء|مساعدا|نموذجا)|(?:ai|एआई|मॉडल|सहायक) के लिए (?:नोट|निर्देश|संदेश)|अगर (?:तुम|आप) (?:एक )?(?:ai|एआई|सहायक|मॉडल))/giu,
  },
  // Calls for the attention of programs, in all languages.
  {
    technique: 'indirect instruction',
    weight: 0.6,
    words:
      'attention achtung hinweis atención aviso attenzione avviso atenção uwaga pozor внимание увага dikkat let obs perhatian chú تنبيه انتباه ध्यान 注 알림 directive directives consigne consignes anweisung instrucción instrucciones instruções istruzioni instrukcja инструкция talimat instruction instructions guidance notice note',
    pattern:
      /(?<!\p{L})(?:attention|achtung|hinweis|atención|aviso|attenzione|avviso|atenção|uwaga|pozor|внимание|увага|dikkat|let op|obs|perhatian|chú ý|تنبيه|انتباه|ध्यान दें|注意|알림|directives?|consignes?|anweisung|instrucci(?:ón|ones)|instruções|istruzioni|instrukcja|инструкция|talimat|instructions?|guidance|notice|note)[,:!]?[ \n]{0,2}(?:à |a |an |to |for |für |pour |para |per |dla |для |voor |untuk |destinée? à )?(?:l['’]|les |la |le |el |los |all[e']? |any |every |the |aan |de |das |die |den |o |os |gli )?(?:ai|ki|ia|ии|ші|llms?|assistant de messagerie|assistante? (?:virtuel|ia|de|d['’])\p{L}{0,12}|(?:asistente|assistente)s? (?:virtual|virtuale|de|di|ia)(?!\p{L})|(?:mail|e-mail|bestell|such|einkaufs)-?assistent\p{L}{0,3}|yapay zek[aâ]\p{L}{0,3}|人工智能|ai助手|智能助手|assistants? ia|asistentes? de ia|assistentes? de ia|ki-(?:assistent|agent|system|modell)\p{L}{0,3}|ии-(?:помощник|ассистент|агент|модель)\p{L}{0,2}|нейросет\p{L}{1,3}|(?:ai|llm|screening|summari[sz]ing|summari[sz]ation|answer|indexing|automated|shopping|grading|moderation)[ -](?:software|engines?|systems?|tools?|agents?|bots?|models?|assistants?|crawlers?|readers?|pipelines?)|agents? d['’]\p{L}{3,14})(?!\p{L})/giu,
  },
  {
    technique: 'indirect instruction',
    weight: 0.6,
    words:
      'directive directives instruction instructions notice notices command commands override overrides',
    pattern:
      /\b(?:answer engine|search engine|ai|llm|assistant|agent|crawler|summari[sz]er) (?:directive|instructions?|notice|command|override)s?\b\s?:/gi,
  },
  // Addresses to assistants for any purpose: `SYSTEM NOTE FOR BOOKING AGENTS:`, `for the triage assistant.`, `addressed to the model that …`.
  {
    technique: 'indirect instruction',
    weight: 0.5,
    words:
      'assistant assistants agent agents bot bots model models llm llms copilot copilots chatbot chatbots crawler crawlers summariser summarisers summarizer summarizers ai ais',
    pattern:
      /\b(?:notes?|notices?|message|instructions?|reminder|attention|attn|memo|hint|addressed|intended|meant)[:,]?(?: (?:to|for))? (?:(?:the|any|all|every|whichever|whatever) )?(?:[\w-]{2,20} ){0,3}(?:assistants?|agents?|bots?|models?|llms?|copilots?|chatbots?|crawlers?|summari[sz]ers?|ai|ais)(?= ?[:;—–]| (?:that|who|which|reading|handling|processing|working)\b)|(?:^[^\S\n]{0,8}(?:[^\n:]{0,60}: )?|(?<=[.!?)\]] {1,2}))for (?:the |any |all )?(?:[\w-]{2,20} ){0,3}(?:assistants?|agents?|bots?|models?|llms?|copilots?|summari[sz]ers?|(?:llm|ai) (?:code )?reviewers?) ?[:.]/gim,
  },
  {
    technique: 'indirect instruction',
    weight: 0.55,
    words:
      'assistant assistants agent agents bot bots copilot copilots chatbot chatbots crawlers llm llms ai ais model tool tools engine engines system systems filter filters reader readers software',
    pattern: new RegExp(
      `${OPENS}(?:(?:[\\w-]{2,20} ){1,2}${HELPERS}[,:]|${HELPERS},|(?:[\\w-]{2,20} ){0,2}(?:ai|overview|screening|shopping|reading|summary|answer|indexing|grading|moderation|search|voice|support|booking|coding|code|ats|review|triage|mail|research) (?:tools?|assistant|agent|bot|model|engines?|systems?|filters?|readers?|software)[,:]) {1,2}${ORDERED}`,
      'gim',
    ),
  },
  {
    technique: 'indirect instruction',
    weight: 0.5,
    words: 'assistant model copilot agent ai bot robot',
    pattern: new RegExp(
      `(?<=[.!?*([{>"“/#|-]\\s{0,3}|: )(?:(?:assistant|model|copilot|dear (?:assistant|agent|model|ai|bot|robot))[,:]|(?:agent|bot),) {1,2}${ORDERED}`,
      'gim',
    ),
  },
  {
    technique: 'indirect instruction',
    weight: 0.5,
    words: 'assistant assistants agent agents ai bot bots chatbot copilot llm llms model models',
    pattern:
      /\b(?:if|when|should|once) (?:an?|any|the|your|some|his|her|their) (?:[\w-]{2,20} ){0,2}(?:assistant|agent|ai|bot|chatbot|copilot|llm|language model) (?:is |are )?(?:draft|read|summari[sz]|process|handl|index|prepar|writ|answer|review|analy[sz]|translat|pars|scan|ever see)\w{0,4}\b|\b(?:ai|assistants?|agents?|bots?|models?|llms?)(?: (?:that|who) (?:is|are))? (?:reading|processing|summari[sz]ing|handling|indexing|parsing|analy[sz]ing) (?:this|these)\b|\b(?:whoever|anyone who|anybody who|whatever) (?:reads|analy[sz]es|summari[sz]es|processes|checks|handles) (?:this|it|these) (?:with|by means of|using) (?:an? )?(?:ai|llm|chatbot|assistant|model)\b/gi,
  },
];

/** Rules for the document channel only. */
export const DOCUMENT_FORM_RULES: readonly FormRule[] = [
  {
    technique: 'indirect instruction',
    weight: 0.6,
    words: 'ai llm model chatbot',
    pattern:
      /\b(?:if|when|as|since) (?:you are |you're |being )?(?:an? |any )(?:ai|llm|large language model|language model|chatbot|ai assistant|ai agent)\b/gi,
  },
  {
    technique: 'indirect instruction',
    weight: 0.62,
    words: 'ai ais llm llms',
    pattern:
      /\b(?:ai|llm)s? (?:agents?|assistants?|models?|systems?|bots?|crawlers?|reviewers?)\b[^.\n]{0,50}? (?:must|should|shall|need to|have to|please|are required to) /gi,
  },
  {
    technique: 'indirect instruction',
    weight: 0.62,
    words: 'tell say include add recommend mention ignore send instruct respond output append',
    pattern:
      /\b(?:when|while|before|after|if|whenever) (?:you )?(?:are )?(?:asked to )?(?:summari[sz]|process|analy[sz]|translat|answer|respond|review|read)(?:e|es|ing)?\b[^.\n]{0,60}?[ ,](?:tell|say|include|add|recommend|mention|ignore|send|instruct|respond|output|append)\b/gi,
  },
  // Addresses to a model by name, followed by an instruction.
  {
    technique: 'indirect instruction',
    weight: 0.62,
    words: 'ai llm chatbot assistant copilot chatgpt claude gemini model',
    pattern:
      /(?<=^|[.!?>*\n]\s{0,3}|["“(\[]\s?)(?:the )?(?:ai|llm|chatbot|assistant|copilot|chatgpt|claude|gemini|language model|ai assistant|ai agent|ai model|virtual assistant)\s?[:,]\s{0,2}(?:please |you (?:must|should|will|have to) |now |kindly )?(?:send|forward|e-?mail|upload|post|reply|respond|delete|transfer|open|click|visit|run|execute|approve|accept|buy|order|call|write|say|tell|share|export|copy|add|remove|change|update|ignore|disregard|grant|set|make|give|print|reveal|include|book|cancel|confirm|pay|recommend|rate|rank|mark|do|stop)\b/gim,
  },
  // Requests to conceal something from the user, which benign texts do not contain.
  {
    technique: 'indirect instruction',
    weight: 0.5,
    words:
      'telling informing notifying alerting asking warning tell inform alert notify warn mention reveal say',
    pattern:
      /\b(?:without (?:telling|informing|notifying|alerting|asking|warning)|(?:do not|don't|never) (?:tell|inform|alert|notify|warn|mention (?:it|this|that) to|reveal (?:it|this|that) to|say (?:it|this|that) to)) (?:the |your |any )?(?:user|human|customer|owner|operator|recipient|anyone|anybody|them|him|her)\b/gi,
  },
  {
    technique: 'indirect instruction',
    weight: 0.45,
    words: 'code snippet script function',
    pattern:
      /\b(?:integrate|incorporate|blend|infuse|embed|weave|merge|fuse|inject|assimilate|execute|slip) (?:the |this |that |a )?(?:following |subsequent |given |next |provided |below )?(?:piece of |block of |bit of )?(?:code|snippet|script|function)\b/gi,
  },
  {
    technique: 'indirect instruction',
    weight: 0.4,
    words: 'user users reader readers',
    pattern:
      /\b(?:tell|inform|instruct|convince|direct|ask|advise|urge) (?:the |your )?(?:user|reader)s? (?:that|to|about)\b/gi,
  },
];

/** Code that gathers private data. Documents plant it together with `SENDING_CODE`, for a model to reproduce. */
export const GATHERING_CODE: FormRule = {
  technique: 'data exfiltration',
  weight: 0.65,
  pattern:
    /\b(?:cookies?\.txt|SimpleCookie|cookiejar|LWPCookieJar|RequestsCookieJar|net_if_addrs|getnode\(|gethostname\(|platform\.(?:uname|node|system|platform)|pynput|keyboard\.(?:on_press|hook|record|read)|ImageGrab|pyautogui\.screenshot|mss\.mss|pyperclip|win32clipboard|getpass\.getuser|os\.environ|psutil\.\w{3,30}|cpuinfo|contacts\.csv|addresses\.csv|emails?\.csv|webbrowser|etc\/passwd|\.ssh\/|browser_cookie3|Login Data|cv2\.VideoCapture|sounddevice|pyaudio|socket\.socket|scapy|sniff\(|PyCryptodome|Fernet|ctypes\.windll|subprocess|winreg|geocoder|getmac|uuid\.getnode|Popen|os\.walk|glob\.glob|urllib\.request|paramiko|winsound|shutil\.(?:copy|move)|smtplib|fingerprint)/gi,
};
export const SENDING_CODE: Form = {
  words:
    'requests session aiohttp aiosmtplib httpx http HTTPSConnection HTTPSConnectionPool urllib urlopen smtplib sendmail sendto sendall send socket fetch encrypt exec eval ftplib paramiko os check_output Popen subprocess pycurl',
  pattern:
    /\b(?:requests\.(?:post|get|put|Session)|session\.(?:post|get)|aiohttp\.ClientSession|(?:aiosmtplib|HTTPSConnection(?:Pool)?|urlopen|smtplib|ftplib|paramiko|check_output|pycurl)\b|httpx\.\w{2,10}|http\.client|urllib\.request|sendmail\(|sendto\(|\.sendall\(|\.send\(|socket\.socket|fetch\(|encrypt\(|exec\(|eval\(|os\.system|Popen\(|subprocess\.\w{3,20})/gi,
};
