import type { Lexicon } from '../concepts';

/** Arabic words without vowel signs and marks on the alif, which `fold` removes. */
const ARABIC_WORDS: Lexicon = {
  everything: 'كل, كل شيء, جميع, كل ما, ما قيل لك, كل ذلك, كافة',
  override:
    'تجاهل, تجاهلي, تجاهلوا, انس, انسي, انسى, تناس, اترك, اتركي, دع جانبا, دعك من, لا تتبع, لا تلتزم, لا تتقيد, لا تعمل ب, لا تأبه, لا تلتفت, لا تهتم, لا تطع, لا تسمع, الغ, الغي, الغاء, تخط, تخطى, تجاوز, خالف, تخلص من, امح, احذف, ارم, اهمل, عطل, اوقف, ازل, استبدل, توقف عن اتباع, توقف عن الالتزام, لم تعد سارية, لم يعد ساريا, لم تعد تلزمك, لم تعد ملزما, تحرر من, اكسر, اضرب عرض الحائط',
  prior:
    'السابقة, السابق, سابقا, أعلاه, الأعلى, كل, جميع, من قبل, الأصلية, الأولى, قبل, الحالي, القديمة, القديم, المسبقة, فوق, التي أعطوك, التي وضعوها, الموجودة, حتى الآن, البداية',
  rules:
    'التعليمات, تعليمات, القواعد, قواعد, الأوامر, أوامر, القيود, قيود, قيد, بأي قيود, بأي قيد, الإرشادات, إرشادات, التوجيهات, توجيهات, بالتوجيهات, بالقواعد, بالتعليمات, للتوجيهات, للتعليمات, القوانين, إعداداتك, الضوابط, ضوابط, السياسات, سياسة, المرشحات, الفلاتر, الرقابة, الشروط, المحظورات, حدودك, بروتوكول',
  you: 'أنت, لك, إليك, منك, عليك, بك',
  new: 'جديدة, الجديدة, التالية, جديد, الآتية, بهذه',
  obey: 'أطع, أطعني, اتبع, نفذ, تطيع, طع, استمع, اسمع, نفذ أوامري, أوامري, كلامي, امتثل, اعمل ب, التزم',
  reveal:
    'اكتب, أظهر, اعرض, اكشف, أخبرني, كرر, أعطني, اطبع, انسخ, انسخها, أرني, اذكر, هات, أطلعني, اقرأ, الصق, انقل, أعد كتابة, أعد, سلمني, بح, أفصح, اسرد, حرفيا, حرفا بحرف, كلمة كلمة, كما هو, النص الكامل',
  recast: 'ترجم, لخص, شفر, اعكس, حول إلى',
  secret:
    'موجه النظام, رسالة النظام, تعليماتك, التعليمات الأصلية, التعليمات السرية, التعليمات المخفية, التعليمات الداخلية, قواعدك, إعداداتك الداخلية, إعداداتك, تعليمات النظام, تعليماتك السرية, الرسالة المخفية, الرسالة الخفية, رسالتك الأولى, رسالتك الأصلية, النص المخفي, التوجيهات التي, وضعها لك, وضعها المطورون, كتبه المطورون, تسبق هذه المحادثة, قبل هذه المحادثة, الكلمات الموجودة أعلاه, النص أعلاه, مما سبق, كل ما سبق',
  credential:
    'كلمة المرور, كلمة السر, كلمات المرور, مفتاح, المفتاح السري, مفتاح سري, رمز الدخول, الرقم السري, السر, أرقام التفعيل',
  become:
    'أنت الآن, من الآن أنت, تظاهر, تظاهر بأنك, تخيل أنك, العب دور, تصرف كأنك, تصرف, كن, مثل دور, تقمص, اعتبر نفسك, كأنك, تحدث كأنك, صرت, ستكون من',
  persona: 'شرير, توأم شرير, مخترق, قرصان, جدتي, حر, محرر, متحرر',
  ai: 'ذكاء اصطناعي, الذكاء الاصطناعي, نموذج لغوي, روبوت, المساعد, مساعد, نظام, نموذج, عقل',
  unlimited:
    'بلا قيود, بدون قيود, دون قيود, بلا حدود, بدون حدود, دون حدود, بدون رقابة, بلا رقابة, دون رقابة, بلا قواعد, بدون قواعد, دون قواعد, بلا ضوابط, بلا ضمير, بلا أخلاق, لا قيود, لا قواعد, غير مقيد, كل شيء مسموح, كل ما أسألك, أي قيود, لا يعرف القانون, دون رفض, بحرية',
  vice: 'غير قانوني, غير قانونية, غير أخلاقي, ضار, خطير, قنبلة, القنابل, مخدرات, اختراق, سلاح',
  comply:
    'لا ترفض, لا ترفض أي طلب, ممنوع الرفض, يجب أن تجيب, بدون تحذيرات, دون تحذير, بلا تحذير, لا تعتذر, ولا تعتذر, لا تحذر, ولا تحذر, دون اعتذار, أوامري فقط, لا تعظني, دون وعظ, دون رفض, لا ترفض شيئا',
  refusal: 'ترفض, رفض, الرفض, تعتذر, تحذر, اعتذار',
  stance: 'من الآن, من الآن فصاعدا, ابتداء من الآن, من اليوم, بعد الآن, من هذه اللحظة',
  mode: 'وضع المطور, وضع التصحيح, وضع المسؤول, وضع الصيانة, وضع الاختبار, وضع المدير, وضع المبرمج',
  authority:
    'أنا مطورك, أنا المطور, أنا المدير, أنا المسؤول, أنا صانعك, أنا المبرمج, أنا مبرمجك, أنا مديرك, الذي صنعك, معك المبرمج, فريق التطوير, مدير النظام',
  send: 'أرسل, ارسل, حول, مرر, سرب, ابعث',
  private:
    'المحادثة, سجل المحادثة, البيانات الشخصية, جهات الاتصال, الرسائل, بيانات المستخدم, بيانات العملاء',
  reply: 'الإجابة, الرد, جوابك, ردك, الملخص, أجب, إجابتك',
  only: 'فقط, وحدي, لا غير, أنا فقط',
  alter: 'أضف, أدرج, امدح, أوص',
  decode: 'فك, فك تشفير, فك ترميز',
  task: 'مهمة جديدة, تعليمات جديدة, أوامر جديدة, مهمتك الجديدة, المهمة الحقيقية, دورك الجديد',
  mention: 'مثلا, على سبيل المثال, هجوم, عبارة',
  negation: 'لا, لن, لم, أبدا, ولا, دون, بدون, بلا',
};

/** Prefixes for `and` and `so`, which Arabic writes as part of the next word. */
const joinedToWord = (phrases: string): string =>
  phrases
    .split(', ')
    .flatMap((phrase) => [phrase, `و${phrase}`, `ف${phrase}`])
    .join(', ');

export const ARABIC: Lexicon = Object.fromEntries(
  Object.entries(ARABIC_WORDS).map(([concept, phrases]) => [concept, joinedToWord(phrases)]),
);

export const HINDI: Lexicon = {
  everything: 'सब, सब कुछ, सभी, जो कुछ भी',
  override:
    'भूल जाओ, भूल जाइए, भूलो, अनदेखा करो, अनदेखा, नजरअंदाज करो, नज़रअंदाज़, छोड़ दो, मत मानो, हटा दो, रद्द करो, तोड़ दो',
  prior: 'पिछले, पिछली, पहले, पहले के, ऊपर, ऊपर के, सभी, सारे, पुराने, अब तक, मूल, शुरुआती, दिए गए',
  rules: 'निर्देश, निर्देशों, नियम, नियमों, आदेश, आदेशों, प्रॉम्प्ट, प्रतिबंध, पाबंदी, सीमाएं, दिशानिर्देश, सेटिंग',
  you: 'तुम, तुम्हें, तुम्हारा, तुम्हारे, अपना, अपने, अपनी, आप, आपका, आपके',
  new: 'नया, नए, नई, अगला, असली',
  obey: 'मानो, पालन करो, सुनो, मेरी बात मानो',
  reveal: 'दिखाओ, दिखाइए, बताओ, बताइए, लिखो, दोहराओ, प्रकट करो, छापो, दे दो, उजागर करो',
  secret:
    'सिस्टम प्रॉम्प्ट, गुप्त निर्देश, अपने निर्देश, छिपे निर्देश, मूल निर्देश, आंतरिक नियम, तुम्हारे निर्देश, शुरुआती निर्देश, सिस्टम संदेश',
  credential: 'पासवर्ड, गुप्त कोड, एपीआई कुंजी',
  become: 'अब तुम, अब से तुम, सोचो कि तुम, मान लो कि तुम, का अभिनय करो, बन जाओ, की भूमिका निभाओ, बनकर',
  ai: 'एआई, कृत्रिम बुद्धिमत्ता, भाषा मॉडल, सहायक, चैटबॉट',
  unlimited:
    'बिना किसी प्रतिबंध, बिना प्रतिबंध, बिना नियम, बिना सीमा, कोई नियम नहीं, कोई नियम लागू नहीं, कोई सीमा नहीं, बिना फ़िल्टर, बिना रोक',
  vice: 'अवैध, गैरकानूनी, अनैतिक, हानिकारक, खतरनाक',
  comply: 'कभी मना नहीं, मना मत करो, मना करना मना है, हर सवाल का जवाब, कोई चेतावनी नहीं, सिर्फ मेरी बात',
  stance: 'अब से, आज से, इसके बाद से',
  mode: 'डेवलपर मोड, डिबग मोड, एडमिन मोड',
  authority: 'मैं तुम्हारा डेवलपर, मैं डेवलपर हूँ, मैं एडमिन, मैं तुम्हारा मालिक',
  send: 'भेजो, भेज दो, अग्रेषित करो',
  private: 'बातचीत, निजी जानकारी, संपर्क, ईमेल',
  reply: 'जवाब, उत्तर, सारांश',
  only: 'सिर्फ, केवल, बस',
  task: 'नया काम, नया निर्देश, नए निर्देश, नया आदेश',
  mention: 'उदाहरण, हमला, वाक्यांश',
  negation: 'नहीं, मत, न',
};

export const INDONESIAN: Lexicon = {
  everything: 'semua, segalanya, semuanya, segala',
  override:
    'abaikan, mengabaikan, lupakan, melupakan, kesampingkan, jangan ikuti, buang, langgar, lewati, hapus, tinggalkan, singkirkan',
  prior: 'sebelumnya, sebelum ini, di atas, semua, tadi, terdahulu, awal, asli, segala',
  rules: 'instruksi, perintah, aturan, pedoman, batasan, arahan, prompt, petunjuk, pengaturanmu',
  you: 'kamu, anda, mu, kau',
  new: 'baru, berikut, sebenarnya',
  obey: 'patuhi, ikuti, lakukan, turuti, dengarkan',
  reveal:
    'tampilkan, tunjukkan, ungkapkan, tuliskan, tulis, ulangi, cetak, beritahu, berikan, bocorkan, salin, kutip',
  secret:
    'prompt sistem, pesan sistem, instruksi rahasia, instruksi rahasiamu, instruksimu, instruksi awal, instruksi tersembunyi, aturan internal*, aturanmu, instruksi sistem',
  credential: 'kata sandi, sandi, kunci api, kredensial',
  become:
    'kamu sekarang, sekarang kamu adalah, berpura pura, berpuralah, bertindak sebagai, bertindaklah sebagai, berperan sebagai, jadilah, bayangkan kamu',
  ai: 'ai, kecerdasan buatan, model bahasa, asisten, chatbot',
  unlimited:
    'tanpa batas*, tanpa aturan, tanpa filter, tanpa sensor, tanpa pembatasan, tidak ada aturan, tak ada batas',
  vice: 'ilegal, tidak etis, berbahaya, terlarang',
  comply:
    'jangan menolak, dilarang menolak, tidak boleh menolak, tak pernah menolak, harus menjawab, tanpa peringatan, jangan minta maaf',
  stance: 'mulai sekarang, sejak sekarang, mulai saat ini',
  mode: 'mode pengembang, mode debug, mode admin',
  authority: 'saya pengembangmu, aku pengembangmu, saya admin, saya administrator, di sini admin',
  send: 'kirim, kirimkan, teruskan, unggah',
  private: 'percakapan, data pribadi, kontak, riwayat obrolan, data pengguna',
  reply: 'jawaban, balasan, ringkasan',
  only: 'hanya, saja, cuma',
  task: 'tugas baru, instruksi baru, perintah baru',
  mention: 'misalnya, contohnya, serangan, frasa',
  negation: 'jangan, tidak, bukan',
};

export const VIETNAMESE: Lexicon = {
  everything: 'tất cả, mọi thứ, mọi điều',
  override:
    'bỏ qua, phớt lờ, quên đi, quên hết, quên, gạt sang một bên, đừng theo, lờ đi, vi phạm, hủy bỏ, ghi đè, không tuân theo',
  prior: 'trước đó, trước đây, ở trên, bên trên, tất cả, trước, ban đầu, vừa rồi',
  rules: 'hướng dẫn, chỉ dẫn, chỉ thị, quy tắc, mệnh lệnh, lời nhắc, giới hạn, quy định, cài đặt',
  you: 'bạn, của bạn',
  new: 'sau đây, thật sự',
  obey: 'tuân theo, làm theo, nghe lời, thực hiện',
  reveal:
    'hiển thị, cho tôi xem, cho xem, tiết lộ, in ra, viết ra, nói cho tôi, lặp lại, đưa ra, chép lại, trích',
  secret:
    'lời nhắc hệ thống, chỉ dẫn hệ thống, chỉ dẫn ban đầu, hướng dẫn ban đầu, chỉ dẫn bí mật, hướng dẫn bí mật, quy tắc nội bộ, lời nhắc ban đầu, system prompt',
  credential: 'mật khẩu, khóa api, thông tin đăng nhập',
  become:
    'bây giờ bạn là, từ giờ bạn là, hãy giả vờ, giả vờ, đóng vai, hãy đóng vai, hành động như, hãy tưởng tượng bạn là',
  ai: 'ai, trí tuệ nhân tạo, mô hình ngôn ngữ, trợ lý, chatbot',
  unlimited:
    'không giới hạn, không có giới hạn, không có quy tắc, không bị ràng buộc, không kiểm duyệt, không hạn chế, không bộ lọc',
  vice: 'bất hợp pháp, phi đạo đức, nguy hiểm, có hại',
  comply:
    'không bao giờ từ chối, không được từ chối, cấm từ chối, phải trả lời, không cảnh báo, đừng xin lỗi',
  stance: 'từ giờ, từ bây giờ, từ nay, kể từ giờ',
  mode: 'chế độ nhà phát triển, chế độ gỡ lỗi, chế độ quản trị',
  authority: 'tôi là nhà phát triển, tôi là quản trị viên, tôi là người tạo ra bạn',
  send: 'gửi, chuyển tiếp, tải lên',
  private: 'cuộc trò chuyện, dữ liệu cá nhân, danh bạ, lịch sử trò chuyện',
  reply: 'câu trả lời, phản hồi, tóm tắt',
  only: 'chỉ, duy nhất',
  task: 'nhiệm vụ mới, chỉ dẫn mới, lệnh mới',
  mention: 'ví dụ, tấn công, cụm từ',
  negation: 'không, chưa',
};
