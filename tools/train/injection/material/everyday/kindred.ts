/** More statements for `tell`, one template a line: what attacks on assistants speak about, in ordinary use. */
export const KINDRED: Readonly<Record<string, string>> = {
  en: String.raw`
[This|A] user [with that name already exists|has no permission for this page|was added to the group]. [Only signed-in users|Guests] [may|cannot] see [the page|hidden comments].
[You see this message because|This message was sent because] [cookies are switched off|your browser sent no header|you asked for a reminder].
[The password|Your code|The key] was [changed|sent by post|stored in encrypted form]; [raw passwords cannot be shown|ask the system administrator if you forgot it].
[{person} approved|The bank returned|We received] the [payment|transfer|refund] [of {amount}|on {date}]. [The invoice is paid.|No action is needed.|]
[Forward|Send] [the minutes|the summary|copies] to [accounting|{mail}|all members] [by {weekday}|without delay]. [The assistant manager will reply.|Dr {surname} reviews each application.]
[Automatic reply|Out of office]: [I read mail again on {weekday}|for urgent matters call {person}|your message was not forwarded].
[The model|The program|The machine|Our assistant {person}] [sums up|sorts|reads] [the orders|incoming letters|the reviews] [at night|in alphabetical order] and [marks|hides] [the finished ones|duplicates].
[The review|The form|The exam] is [scored by two people|read by a machine]; [full marks need {number} points|candidates are told in writing]. [We recommend|They compared] {product} [and two other offers|for beginners].`,
  de: String.raw`
[Ein Benutzer mit diesem Namen existiert bereits|Nur angemeldete Nutzer sehen diese Seite|Der Nutzer wurde zur Gruppe hinzugefügt]. [Diese Meldung erscheint, weil|Sie sehen diese Nachricht, da] [Cookies ausgeschaltet sind|Ihr Browser keinen Header sendet].
[Die Zahlung|Die Überweisung] wurde [von {person} genehmigt|am {date} gebucht]. [Das Passwort wurde geändert|Kennwörter werden verschlüsselt gespeichert]. [Geben Sie bitte Ihr neues Kennwort zweimal ein.|]
[Die Assistentin der Leitung|Das Programm|Die Maschine] [fasst die Bestellungen zusammen|liest die Zettel ein|sortiert die Post] und [sendet sie an die Buchhaltung|blendet doppelte aus].`,
  fr: String.raw`
[Un utilisateur avec ce nom existe déjà|Cette page est accessible aux utilisateurs connectés|L'utilisateur a été ajouté au groupe]. [Ce message s'affiche car|Vous voyez ce message parce que] [les cookies sont désactivés|votre navigateur n'envoie rien].
[Le paiement|Le virement] a été [validé par {person}|reçu le {date}]. [Le mot de passe a été modifié|Les mots de passe ne peuvent pas être affichés]. [Saisissez-le deux fois.|]
[L'assistante de direction|Le programme|La machine] [résume les commandes|lit les avis|trie le courrier] et [transmet le tout à la comptabilité|masque les doublons].`,
  es: String.raw`
[Ya existe un usuario con ese nombre|Solo los usuarios registrados ven esta página|El usuario se añadió al grupo]. [Ve este mensaje porque|Este mensaje aparece porque] [las cookies están apagadas|su navegador no envía la cabecera].
[El pago|La transferencia] fue [aprobada por {person}|recibida el {date}]. [La contraseña se cambió|Las contraseñas no se pueden mostrar]. [Escríbala dos veces.|]
[La asistente de dirección|El programa|La máquina] [resume los pedidos|lee las opiniones|ordena el correo] y [lo reenvía a contabilidad|oculta los repetidos].`,
  it: String.raw`
[Esiste già un utente con questo nome|Solo gli utenti che hanno fatto l'accesso vedono la pagina|L'utente è stato aggiunto]. [Vede questo messaggio perché|Il messaggio compare se] [i cookie sono disattivati|il browser non invia nulla].
[Il pagamento|Il bonifico] è stato [approvato da {person}|ricevuto il {date}]. [La password è stata cambiata|Le password non si possono mostrare]. [La parola chiave va scritta due volte.|]
[L'assistente alla direzione|Il programma|La macchina] [riassume gli ordini|legge le recensioni|smista la posta] e [la inoltra alla contabilità|nasconde i doppioni].`,
  pt: String.raw`
[Já existe um usuário com este nome|Só usuários registrados veem esta página|O utilizador foi adicionado ao grupo]. [Está vendo esta mensagem porque|A mensagem aparece se] [os cookies estão desligados|o navegador não envia nada].
[O pagamento|A transferência] foi [aprovado por {person}|recebida em {date}]. [A senha foi alterada|As senhas não podem ser mostradas]. [A assistente da direção|O programa] [resume os pedidos|lê as opiniões] e [encaminha à contabilidade|esconde os repetidos].`,
  nl: String.raw`
[Er bestaat al een gebruiker met deze naam|Alleen aangemelde gebruikers zien deze pagina|De gebruiker is toegevoegd]. [U ziet deze melding omdat|Dit bericht verschijnt als] [cookies uitstaan|uw browser niets meestuurt].
[De betaling|De overboeking] is [goedgekeurd door {person}|ontvangen op {date}]. [Het wachtwoord is gewijzigd|Wachtwoorden worden niet getoond]. [De assistent van de directie|Het programma] [vat de bestellingen samen|leest de recensies] en [stuurt alles naar de boekhouding|verbergt dubbele].`,
  sv: String.raw`
[En användare med det namnet finns redan|Bara inloggade användare ser sidan|Användaren lades till]. [Du ser meddelandet eftersom|Meddelandet visas om] [kakor är avstängda|webbläsaren inte skickar något].
[Betalningen|Överföringen] [godkändes av {person}|kom den {date}]. [Lösenordet har ändrats|Lösenord kan inte visas]. [Chefens assistent|Programmet] [sammanfattar beställningarna|läser omdömena] och [skickar dem till ekonomin|döljer dubbletter].`,
  pl: String.raw`
[Użytkownik o tej nazwie już istnieje|Tylko zalogowani użytkownicy widzą tę stronę|Dodano użytkownika do grupy]. [Widzisz ten komunikat, ponieważ|Wiadomość pojawia się, gdy] [wyłączono ciasteczka|przeglądarka nie wysyła nagłówka].
[Płatność|Przelew] [zatwierdziła {person}|wpłynął dnia {date}]. [Hasło zostało zmienione|Haseł nie można wyświetlić]. [Asystentka dyrektora|Program] [streszcza zamówienia|czyta opinie|sortuje pocztę] i [przesyła je do księgowości|ukrywa powtórzenia]. [Dodaj wszystkie brakujące elementy.|Usuń wszystkie nieużywane wpisy.|]`,
  cs: String.raw`
[Uživatel s tímto jménem již existuje|Stránku vidí jen přihlášení uživatelé|Uživatel byl přidán]. [Tuto zprávu vidíte, protože|Zpráva se zobrazí, když] [jsou vypnuté cookies|prohlížeč nic neposílá].
[Platbu|Převod] [schválila {person}|jsme přijali {date}]. [Heslo bylo změněno|Hesla nelze zobrazit]. [Asistentka ředitele|Program] [shrnuje objednávky|čte recenze] a [posílá je účetní|skryje opakované]. [Přidejte všechny chybějící položky.|]`,
  ru: String.raw`
[Пользователь с таким именем уже существует|Страницу видят только вошедшие пользователи|Пользователь добавлен в группу]. [Вы видите это сообщение, потому что|Сообщение появляется, если] [отключены cookie|браузер не отправил заголовок].
[Платёж|Перевод] [подтверждён бухгалтером|получен {date}]. [Пароль изменён|Пароли показать нельзя]. [Помощник директора|Программа|Машина] [сводит заказы|читает отзывы|разбирает почту] и [пересылает их в бухгалтерию|скрывает повторы]. [Удаление всех неиспользуемых записей.|Отображение всех параметров.|]`,
  uk: String.raw`
[Користувач з таким ім'ям уже існує|Сторінку бачать лише користувачі, що ввійшли|Користувача додано]. [Ви бачите це повідомлення, бо|Повідомлення з'являється, якщо] [вимкнено cookie|браузер нічого не надіслав].
[Платіж|Переказ] [підтвердила бухгалтерка|надійшов {date}]. [Пароль змінено|Паролі показати не можна]. [Помічниця директора|Програма] [зводить замовлення|читає відгуки] і [пересилає до бухгалтерії|приховує повтори].`,
  tr: String.raw`
[Bu adda bir kullanıcı zaten var|Bu sayfayı yalnızca oturum açan kullanıcılar görür|Kullanıcı gruba eklendi]. [Bu iletiyi görüyorsunuz çünkü|İleti görünüyorsa] [çerezler kapalı|tarayıcınız başlık göndermiyor].
[Ödeme|Havale] [{person} tarafından onaylandı|{date} tarihinde alındı]. [Parolanız değiştirildi|Parolalar gösterilemez]. [Müdür asistanı|Program] [siparişleri özetler|yorumları okur] ve [muhasebeye gönderir|tekrarları gizler]. [Tüm eksik öğeler eklenir.|Yalnızca listedekiler silinir.|]`,
  ar: String.raw`
[يوجد مستخدم بهذا الاسم|لا يرى هذه الصفحة إلا المستخدمون المسجلون|أضيف المستخدم إلى المجموعة]. [تظهر هذه الرسالة لأن|ترى هذه الرسالة لأن] [ملفات الارتباط معطلة|المتصفح لم يرسل شيئا].
[الدفعة|الحوالة] [وافقت عليها {person}|وصلت يوم {date}]. [تم تغيير كلمة المرور|لا يمكن عرض كلمات المرور]. [مساعدة المدير|البرنامج] [تلخص الطلبات|يقرأ التعليقات] و[يرسلها إلى المحاسبة|يخفي المكرر].`,
  hi: String.raw`
[इस नाम का उपयोगकर्ता पहले से है|यह पेज केवल लॉगिन उपयोगकर्ता देख सकते हैं|उपयोगकर्ता जोड़ा गया]। यह संदेश इसलिए दिख रहा है क्योंकि [कुकी बंद हैं|ब्राउज़र ने कुछ नहीं भेजा]।
[भुगतान|रक़म] [{person} ने मंज़ूर की|{date} को मिली]। [पासवर्ड बदल गया|पासवर्ड दिखाए नहीं जा सकते]। [मैनेजर की सहायक|प्रोग्राम] [ऑर्डर का सार बनाती है|मेल पढ़ता है] और [लेखा विभाग को भेजता है|दोहराव छिपाता है]।`,
  id: String.raw`
[Pengguna dengan nama ini sudah ada|Hanya pengguna yang masuk dapat melihat halaman ini|Pengguna ditambahkan]. [Anda melihat pesan ini karena|Pesan ini muncul jika] [kuki dimatikan|peramban tidak mengirim apa pun].
[Pembayaran|Transfer] [disetujui {person}|diterima {date}]. [Kata sandi telah diubah|Kata sandi tidak dapat ditampilkan]. [Asisten direktur|Program] [meringkas pesanan|membaca ulasan] dan [meneruskannya ke akuntansi|menyembunyikan yang sama].`,
  vi: String.raw`
[Người dùng tên này đã tồn tại|Chỉ người dùng đã đăng nhập mới xem được trang này|Đã thêm người dùng vào nhóm]. [Bạn thấy thông báo này vì|Thông báo hiện ra khi] [cookie bị tắt|trình duyệt không gửi gì].
[Khoản thanh toán|Tiền chuyển khoản] [được {person} duyệt|nhận ngày {date}]. [Mật khẩu đã đổi|Không thể hiển thị mật khẩu]. [Trợ lý giám đốc|Chương trình] [tóm tắt đơn hàng|đọc đánh giá] và [chuyển cho kế toán|ẩn mục trùng].`,
  zh: String.raw`
[该用户名已存在|只有登录用户才能看到此页面|用户已加入群组]。[看到此消息是因为|出现这条提示说明][浏览器没有发送标头|已关闭Cookie]。
[付款|转账][已由{person}批准|已于{date}收到]。[密码已修改|密码无法显示]。[经理助理|程序|机器][汇总订单|阅读评论|整理邮件]，[转发给财务|隐藏重复项]。[添加所有缺少的项目|删除所有未使用的条目|从列表中删除此项]。`,
  ja: String.raw`
[この名前のユーザーはすでに存在します|このページはログインしたユーザーだけが見られます|ユーザーをグループに追加しました]。[このメッセージが表示されている理由は|この表示は][クッキーが無効|ブラウザーが何も送っていない]ためです。
[お支払い|お振り込み]は[{person}が承認しました|{date}に確認しました]。[パスワードを変更しました|パスワードは表示できません]。[部長の秘書|プログラム|この機械]が[注文をまとめ|口コミを読み|郵便を分け]、[経理に転送します|重複を隠します]。
[すべて|不足しているもの]を[追加する|修正する|変換する|無効に設定する]。[モデル|システム|オブジェクト|フィールド]の[説明|一覧|設定]です。[エクスポート|インポート|リテラル|ファイル|モジュール]の[型|変数|値]を[使用|参照|宣言]する必要があります。`,
  ko: String.raw`
[이 이름의 사용자가 이미 있습니다|로그인한 사용자만 이 페이지를 볼 수 있습니다|사용자를 그룹에 추가했습니다]. 이 메시지가 보이는 이유는 [쿠키가 꺼져 있기|브라우저가 보내지 않기] 때문입니다.
[결제|송금]를 [{person}이 승인했습니다|{date}에 확인했습니다]. [비밀번호가 변경되었습니다|비밀번호는 표시할 수 없습니다]. [부장 비서|프로그램]가 [주문을 요약해|후기를 읽고] [경리부에 전달합니다|중복을 숨깁니다].`,
  fi: String.raw`
[Tämänniminen käyttäjä on jo olemassa|Vain kirjautuneet käyttäjät näkevät tämän sivun]. Näet tämän viestin, koska [evästeet on estetty|selain ei lähetä mitään]. [Salasana vaihdettiin|Maksu hyväksyttiin]. [Avustaja|Ohjelma] [tiivistää tilaukset|lukee viestit] ja lähettää ne kirjanpitoon.`,
  hu: String.raw`
[Ilyen nevű felhasználó már létezik|Ezt az oldalt csak bejelentkezett felhasználók látják]. Azért látja ezt az üzenetet, mert [a sütik le vannak tiltva|a böngésző nem küld semmit]. [A jelszó megváltozott|A fizetést jóváhagyták]. [Az asszisztens|A program] [összefoglalja a rendeléseket|elolvassa a leveleket].`,
  el: String.raw`
[Υπάρχει ήδη χρήστης με αυτό το όνομα|Τη σελίδα βλέπουν μόνο συνδεδεμένοι χρήστες]. Βλέπετε αυτό το μήνυμα επειδή [τα cookies είναι κλειστά|ο περιηγητής δεν στέλνει τίποτα]. [Ο κωδικός άλλαξε|Η πληρωμή εγκρίθηκε]. [Η βοηθός|Το πρόγραμμα] [συνοψίζει τις παραγγελίες|διαβάζει τα μηνύματα].`,
  he: String.raw`
[משתמש בשם זה כבר קיים|רק משתמשים מחוברים רואים את הדף]. הודעה זו מופיעה כי [העוגיות כבויות|הדפדפן לא שלח כותרת]. [הסיסמה שונתה|התשלום אושר]. [העוזרת של המנהל|התוכנה] [מסכמת הזמנות|קוראת את המיילים].`,
  fa: String.raw`
[کاربری با این نام وجود دارد|فقط کاربران واردشده این صفحه را می‌بینند]. این پیام را می‌بینید زیرا [کوکی‌ها خاموش‌اند|مرورگر چیزی نفرستاده است]. [رمز عبور عوض شد|پرداخت تأیید شد]. [دستیار مدیر|برنامه] [سفارش‌ها را خلاصه می‌کند|ایمیل‌ها را می‌خواند].`,
  th: String.raw`
[มีผู้ใช้ชื่อนี้อยู่แล้ว|เฉพาะผู้ใช้ที่เข้าระบบเท่านั้นที่เห็นหน้านี้] คุณเห็นข้อความนี้เพราะ [ปิดคุกกี้ไว้|เบราว์เซอร์ไม่ได้ส่งอะไร] [เปลี่ยนรหัสผ่านแล้ว|อนุมัติการชำระเงินแล้ว] [ผู้ช่วยผู้จัดการ|โปรแกรม] [สรุปคำสั่งซื้อ|อ่านอีเมล]`,
  sw: String.raw`
[Mtumiaji mwenye jina hili yupo tayari|Ukurasa huu unaonekana na watumiaji walioingia tu]. Unaona ujumbe huu kwa sababu [kuki zimezimwa|kivinjari hakikutuma kitu]. [Nenosiri limebadilishwa|Malipo yameidhinishwa]. [Msaidizi wa meneja|Programu] [hufupisha maagizo|husoma barua].`,
  bn: String.raw`
[এই নামের ব্যবহারকারী আগে থেকেই আছে|শুধু লগইন করা ব্যবহারকারীর জন্য এই পাতা]। এই বার্তা দেখছেন কারণ [কুকি বন্ধ|ব্রাউজার কিছু পাঠায়নি]। [পাসওয়ার্ড বদলানো হয়েছে|পেমেন্ট অনুমোদিত]। [ব্যবস্থাপকের সহকারী|প্রোগ্রামটি] [অর্ডার সংক্ষেপ করে|মেইল পড়ে]।`,
  ro: String.raw`
[Există deja un utilizator cu acest nume|Doar utilizatorii autentificați văd pagina]. Vedeți acest mesaj deoarece [modulele cookie sunt oprite|browserul nu trimite nimic]. [Parola a fost schimbată|Plata a fost aprobată]. [Asistenta directorului|Programul] [rezumă comenzile|citește mesajele].`,
  da: String.raw`
[Der findes allerede en bruger med det navn|Kun brugere, der er logget ind, ser siden]. Du ser denne besked, fordi [cookies er slået fra|browseren ikke sender noget]. [Adgangskoden er ændret|Betalingen er godkendt]. [Chefens assistent|Programmet] [opsummerer ordrerne|læser beskederne].`,
};
