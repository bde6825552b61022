import type { Piece } from './pieces.ts';

/** Chinese cities that students live in: the municipalities, all provincial capitals, and the larger others. */
const chineseCities =
  '北京|上海|天津|重庆|石家庄|太原|呼和浩特|沈阳|长春|哈尔滨|南京|杭州|合肥|福州|南昌|济南|郑州|武汉|长沙|广州|南宁|海口|成都|贵阳|昆明|拉萨|西安|兰州|西宁|银川|乌鲁木齐|香港|澳门|台北|深圳|苏州|宁波|青岛|大连|厦门|无锡|佛山|东莞|珠海|中山|惠州|温州|嘉兴|绍兴|金华|台州|湖州|衢州|舟山|丽水|常州|南通|徐州|扬州|镇江|泰州|盐城|淮安|连云港|宿迁|烟台|潍坊|临沂|淄博|威海|济宁|泰安|日照|德州|聊城|滨州|菏泽|枣庄|东营|泉州|漳州|莆田|三明|南平|龙岩|宁德|芜湖|蚌埠|马鞍山|安庆|阜阳|滁州|淮南|六安|黄山|洛阳|开封|新乡|南阳|许昌|安阳|信阳|焦作|商丘|周口|宜昌|襄阳|荆州|黄石|十堰|孝感|黄冈|株洲|湘潭|衡阳|岳阳|常德|郴州|汕头|湛江|江门|茂名|肇庆|梅州|揭阳|清远|韶关|桂林|柳州|北海|三亚|绵阳|德阳|宜宾|南充|泸州|遵义|大理|丽江|曲靖|咸阳|宝鸡|延安|榆林|唐山|保定|秦皇岛|邯郸|廊坊|沧州|大同|包头|鄂尔多斯|鞍山|抚顺|锦州|吉林|大庆|齐齐哈尔|延吉|赣州|九江|上饶|景德镇|喀什|克拉玛依|伊宁|石河子';

const foreignCities =
  'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Nanjing|Chengdu|Wuhan|Suzhou|Xi.an|Tianjin|Chongqing|Xiamen|Qingdao|Dalian|Changsha|Hefei|Jinan|Ningbo|Zhengzhou|Kunshan|Hong Kong|Macau|Taipei|London|Edinburgh|Manchester|Oxford|Cambridge|Bristol|Glasgow|Leeds|Birmingham|Dublin|Paris|Lyon|Berlin|Munich|Hamburg|Frankfurt|Zurich|Geneva|Lausanne|Vienna|Madrid|Barcelona|Valencia|Lisbon|Rome|Milan|Turin|Amsterdam|Delft|Rotterdam|Brussels|Copenhagen|Stockholm|Oslo|Helsinki|Warsaw|Prague|Budapest|Athens|Istanbul|Moscow|New York(?: City)?|NYC|Boston|Chicago|San Francisco|Los Angeles|Seattle|Austin|Houston|Dallas|Atlanta|Miami|Washington|Philadelphia|Pittsburgh|San Diego|San Jose|Denver|Minneapolis|Toronto|Vancouver|Montreal|Ottawa|Waterloo|Mexico City|Bogotá|Lima|Buenos Aires|Santiago|São Paulo|Sydney|Melbourne|Brisbane|Perth|Adelaide|Auckland|Wellington|Singapore|Kuala Lumpur|Bangkok|Jakarta|Manila|Hanoi|Ho Chi Minh City|Tokyo|Osaka|Kyoto|Seoul|Busan|Mumbai|Bangalore|Bengaluru|Delhi|New Delhi|Hyderabad|Chennai|Pune|Dubai|Abu Dhabi|Doha|Tel Aviv|Cairo|Lagos|Nairobi|Accra|Johannesburg|Cape Town';

const chinesePattern = new RegExp(`(?:${chineseCities})`, 'u');
const foreignPattern = new RegExp(`(?<![\\p{L}])(?:${foreignCities})(?![\\p{L}])`, 'u');

/** The first known city in a text. */
export function findCity(piece: Piece): Piece | null {
  const match = piece.text.match(chinesePattern) ?? piece.text.match(foreignPattern);
  return match?.index === undefined ? null : { text: match[0], start: piece.start + match.index };
}

/** Whether a short text only says a place: `London, UK`, `上海市浦东新区`. */
export function isPlace(text: string): boolean {
  const city = text.match(chinesePattern) ?? text.match(foreignPattern);
  if (
    /^\p{L}[\p{L} .]+,\s*(?:[A-Z]{2}|[A-Z]\.?[\p{L}]*\.?(?: [A-Z]\p{L}+)?)$/u.test(text) &&
    (city ||
      /,\s*(?:[A-Z]{2}|USA|China|UK|Singapore|Germany|France|Spain|Italy|Canada|Australia|Japan|India|S\.Korea|Korea|U\.S\.A?)$/.test(
        text,
      ))
  )
    return true;
  if (!city || city.index === undefined || city.index > 4) return false;
  const rest = text.slice(city.index + city[0].length);
  return /^(?:市)?(?:\p{Script=Han}{1,6}[区县])?(?:\s*[,，]\s*\p{Lu}[\p{L} ]{1,20}|\s+(?:[A-Z]{2,3}|China))?[\s,，]*$/u.test(
    rest,
  );
}
