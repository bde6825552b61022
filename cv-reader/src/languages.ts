/** Whether a short text says that somebody knows a language: `英语（CET-6）`, `English (native)`, `雅思 7.0`. */
export function isLanguage(text: string): boolean {
  return text.length <= 60 && (named.test(text) || tested.test(text));
}

const named =
  /^(?:英语|英文|日语|日文|法语|德语|韩语|朝鲜语|俄语|西班牙语|葡萄牙语|意大利语|阿拉伯语|越南语|泰语|普通话|粤语|广东话|闽南语|维吾尔语|维语|藏语|蒙古语|蒙语|哈萨克语|彝语|壮语|国语|中文|汉语|大学英语|商务英语|English|Chinese|Mandarin|Cantonese|Putonghua|French|German|Spanish|Japanese|Korean|Russian|Italian|Portuguese|Dutch|Vietnamese|Thai|Malay|Indonesian|Arabic|Hindi|Tamil|Turkish|Polish|Swedish|Greek|Hebrew|Uyghur|Tibetan|Mongolian|Igbo|Yoruba|Swahili|Catalan|Czech|Danish|Norwegian|Finnish|Hungarian|Ukrainian|Urdu|Bengali|Filipino|Tagalog)(?![\p{L}])(?!.{0,4}(?:literature|teacher|club|corner))/iu;

const tested =
  /CET[-\s]?[46]|(?:英语|大学英语)?[四六]级|雅思|托福|\bIELTS\b|\bTOEFL\b|TEM[-\s]?[48]|专[四八]\b|英语专业[四八]级|\bJLPT\b|日语\s*N[1-5]|\bHSK\s?\d|普通话[一二]级|\bBEC\b|\bTOEIC\b|\bDELF\b|\bDALF\b|\bTestDaF\b|\bTOPIK\b/iu;
