import type { Lexicon } from '../concepts';

/** Languages of which only the words of the commonest attacks are known; words that other languages share are left out. */
export const FURTHER: readonly Lexicon[] = [
  {
    // Finnish
    override: 'unohda, sivuuta, hylkää, jätä huomiotta, ohita, älä noudata', prior: 'aiemmat, aiempi*, edelliset, edellis*, yllä, kaikki, kaikkia, saamasi', rules: 'ohjeet, ohjeita, ohjeesi, sääntö*, säännöt, määräykset, kehote*, rajoitu*',
    reveal: 'näytä, tulosta, paljasta, kerro, toista, kirjoita', secret: 'järjestelmäkehot*, piilotetut ohje*, salaiset ohje*, alkuperäiset ohje*', credential: 'salasana*, salainen avain', become: 'olet nyt, esitä, teeskentele',
    ai: 'tekoäly*, kielimalli*, avustaja*', unlimited: 'ilman rajoj*, ilman rajoituks*, ilman suodattim*, ei rajoituksia', stance: 'tästä lähtien', mode: 'kehitystila*, ylläpitotila*', send: 'lähetä, välitä', negation: 'älä, äläkä',
  },
  {
    // Hungarian
    override: 'felejtsd, hagyd figyelmen kívül, töröld, mellőzd', prior: 'korábbi*, előző*, eddigi*, fenti, összes, minden', rules: 'utasítás*, szabály*, parancs*, promptod*',
    reveal: 'mutasd, írd ki, ismételd, fedd fel, áruld', secret: 'rendszerprompt*, rendszerüzenet*, titkos utasítás*, rejtett utasítás*', credential: 'jelszó*, jelszav*, titkos kulcs*', become: 'tegyél úgy, játszd el',
    ai: 'mesterséges intelligenci*, nyelvi modell*, asszisztens*', unlimited: 'korlátok nélkül*, szűrők nélkül, nincsenek szűrők, nincs korlátozás', stance: 'mostantól, innentől', mode: 'fejlesztői mód*, rendszergazdai mód*', send: 'küldd, továbbítsd', negation: 'soha, nincs',
  },
  {
    // Greek
    override: 'αγνόησε, ξέχασε, παράβλεψε, παράκαμψε', prior: 'προηγούμεν*, παραπάνω, αρχικ*, όλες, όλους, όλα', rules: 'οδηγί*, εντολές, κανόνες, περιορισμ*',
    reveal: 'δείξε, τύπωσε, επανάλαβε, αποκάλυψε, γράψε, πες μου', secret: 'μήνυμα συστήματος, μηνύματος συστήματος, κρυφές οδηγίες, μυστικές οδηγίες, αρχικό σου μήνυμα', credential: 'τον κωδικό σου, μυστικό κλειδί', become: 'τώρα είσαι, κάνε πως είσαι, παρίστανε',
    ai: 'τεχνητή νοημοσύνη, τεχνητής νοημοσύνης, γλωσσικό μοντέλο, βοηθό', unlimited: 'χωρίς όρια, χωρίς φίλτρα, χωρίς περιορισμούς', stance: 'από εδώ και πέρα, από τώρα', mode: 'λειτουργία προγραμματιστή, λειτουργία διαχειριστή', send: 'στείλε, προώθησε', negation: 'μην, ποτέ',
  },
  {
    // Hebrew
    override: 'תתעלם, התעלם, שכח, תשכח, עקוף', prior: 'הקודמות, הקודמים, שלמעלה, שקיבלת, מכל, כל', rules: 'ההוראות, הוראות, הכללים, ההנחיות, ההגבלות',
    reveal: 'הצג, הדפס, חזור על, גלה, חשוף, הראה', secret: 'הנחיות המערכת, הוראות המערכת, ההוראות הסודיות, פרומפט המערכת', credential: 'הסיסמה, המפתח הסודי', become: 'מעכשיו אתה, אתה עכשיו, העמד פנים',
    ai: 'בינה מלאכותית, הבינה המלאכותית, לעוזר, מודל שפה', unlimited: 'בלי מגבלות, ללא הגבלות, בלי מסננים, אין הגבלות', stance: 'מעכשיו, מרגע זה', mode: 'מצב מפתח, מצב מנהל', send: 'שלח, העבר', negation: 'אל, אף פעם, לעולם לא',
  },
  {
    // Farsi
    override: 'نادیده بگیر, فراموش کن, کنار بگذار, دور بزن', prior: 'قبلی, پیشین, بالا, همه, تمام', rules: 'دستورهای, دستورات, دستورالعمل*, قوانین, محدودیت*',
    reveal: 'نشان بده, بنویس, تکرار کن, فاش کن, بگو', secret: 'دستور سیستم, دستورهای مخفی, پیام سیستم, پرامپت سیستم', credential: 'رمز را, گذرواژه, کلید مخفی', become: 'اکنون تو, وانمود کن',
    ai: 'هوش مصنوعی, مدل زبانی, دستیار', unlimited: 'بدون محدودیت, بدون فیلتر, بدون سانسور', stance: 'از این پس, از حالا', mode: 'حالت توسعه دهنده, حالت مدیر', send: 'بفرست, ارسال کن', negation: 'هرگز, نکن, نگو',
  },
  {
    // Thai
    override: 'ลืม, เพิกเฉย, ไม่ต้องสนใจ, ละเลย', prior: 'ก่อนหน้า, ที่ผ่านมา, ด้านบน, ทั้งหมด', rules: 'คำสั่ง, กฎ, คำแนะนำ, ข้อจำกัด', reveal: 'แสดง, พิมพ์, บอก, เปิดเผย', secret: 'ข้อความระบบ, คำสั่งลับ, คำสั่งระบบ', credential: 'รหัสผ่าน, กุญแจลับ',
    become: 'ตอนนี้คุณคือ, สมมติว่าคุณ, แกล้งทำเป็น', ai: 'เอไอ, ปัญญาประดิษฐ์', unlimited: 'ไม่มีข้อจำกัด, ไม่มีตัวกรอง', stance: 'จากนี้ไป', mode: 'โหมดนักพัฒนา, โหมดผู้ดูแล', send: 'ส่งต่อ', negation: 'อย่า, ห้าม',
  },
  {
    // Swahili
    override: 'puuza, upuuze, sahau, usahau', prior: 'awali, yote, hapo nyuma, yaliyotangulia', rules: 'maagizo, maelekezo, sheria, vikwazo', reveal: 'nionyeshe, unionyeshe, uchapishe, rudia, fichua', secret: 'maagizo yako ya siri, ujumbe wako wa mfumo, maagizo ya mfumo', credential: 'nenosiri, ufunguo wa siri',
    become: 'sasa wewe ni, jifanye', unlimited: 'bila mipaka, isiyo na mipaka, hakuna vikwazo, hakuna vichujio', stance: 'kuanzia sasa', mode: 'hali ya msanidi, hali ya msimamizi', negation: 'usimwambie, usitaje',
  },
  {
    // Bengali
    override: 'ভুলে যাও, উপেক্ষা করো, বাদ দাও, অমান্য করো', prior: 'আগের, উপরের, পূর্ববর্তী, সব, সমস্ত', rules: 'নির্দেশ*, নিয়ম*, আদেশ', reveal: 'দেখাও, লেখো, বলো, প্রকাশ করো', secret: 'সিস্টেম প্রম্পট, গোপন নির্দেশ', credential: 'পাসওয়ার্ড, গোপন চাবি',
    become: 'এখন থেকে তুমি, ধরো তুমি', ai: 'এআই, কৃত্রিম বুদ্ধিমত্তা', unlimited: 'কোনো বাধা নেই, কোনো ফিল্টার নেই, সীমাহীন', stance: 'এখন থেকে', mode: 'ডেভেলপার মোড, অ্যাডমিন মোড', send: 'পাঠাও', negation: 'কখনো না, বলবে না',
  },
  {
    // Romanian
    override: 'ignoră, uită de, lasă deoparte', prior: 'anterioare, anterior, de mai sus, toate, primite', rules: 'instrucțiun*, regulile, ordinele', reveal: 'arată mi, dezvăluie, repetă', secret: 'promptul de sistem, promptul tău, instrucțiunile ascunse',
    become: 'acum ești, prefă te că', ai: 'inteligență artificială, model lingvistic', unlimited: 'fără limite, fără restricții, fără filtre', stance: 'de acum înainte', mode: 'modul dezvoltator',
  },
  {
    // Danish
    override: 'ignorer, se bort fra', prior: 'tidligere, foregående, ovenfor', rules: 'instruktioner, anvisninger, reglerne', reveal: 'udskriv, gentag, afslør', secret: 'din systemprompt, systemprompten, skjulte instruktioner', credential: 'adgangskoden',
    become: 'du er nu, lad som om du er', ai: 'kunstig intelligens, sprogmodel', unlimited: 'uden grænser, uden filtre, uden begrænsninger', stance: 'fra nu af', mode: 'udviklertilstand',
  },
];
