import { recogniser } from '../../recogniser';

/** A name with `@` behind words for a network. Source: name rules of the networks (letters, digits, dots, underscores). */
export const socialHandle = recogniser({
  kind: 'social_handle', title: 'name on a social network', group: 'contact information', digits: 0,
  pattern: /@[A-Za-z0-9_][A-Za-z0-9_.]{2,29}/,
  accepts: (_code, { excerpt, after }) => !/^@(?:media|import|param|returns?|types?|override|here|channel|everyone|all)$/i.test(excerpt.replace(/\.$/, '')) && !/^[@.]\w/.test(after),
  announced: 0.78, reach: 30,
  cues: [
    'twitter', 'x com', 'instagram', 'insta', 'ig', 'tiktok', 'snapchat', 'snap', 'telegram', 'discord', 'threads', 'mastodon', 'bluesky',
    'facebook', 'handle', 'follow me', 'dm me', 'find me', 'tag me', 'my username', 'line id', 'wechat', 'skype', 'kik', 'youtube', 'twitch',
    'linkedin', 'vk', 'инстаграм', 'телеграм', 'телеграмм', '微信', '微博', 'インスタ', 'ツイッター', '인스타', 'sígueme', 'síganme', 'suis moi', 'folge mir',
    'seguimi', 'me segue', 'volg me',
  ],
});
