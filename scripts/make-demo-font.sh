#!/bin/sh
# Makes server/assets/fonts/: Noto Sans SC (SIL Open Font License 1.1) cut down to what the demo CVs write.
# Needs fonttools and Noto Sans CJK. On Debian: apt-get install python3-fonttools fonts-noto-cjk
# The characters: ASCII, Latin letters with accents, CJK punctuation, full-width forms, and level 1 of GB 2312 (the
# 3,755 commonest Chinese characters, B0A1 to D7F9 of its code table), and the rarer ones that the demo uses.
set -eu
cd "$(dirname "$0")/.."
source_folder="${NOTO_FOLDER:-/usr/share/fonts/opentype/noto}"
target=server/assets/fonts
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$target"

python=/usr/bin/python3
[ -x "$python" ] || python=python3
"$python" - "$work/characters.txt" server/src/demo/*.ts server/src/domains/resumes/reading/cities.ts \
  server/src/domains/resumes/reading/names.ts <<'PYTHON'
import sys
characters = {chr(code) for code in range(0x20, 0x7F)} | {chr(code) for code in range(0xA0, 0x180)}
for lead in range(0xB0, 0xD8):
    for trail in range(0xA1, 0xFF):
        try:
            characters.add(bytes([lead, trail]).decode('gb2312'))
        except UnicodeDecodeError:
            pass
characters |= set('、。《》〈〉「」『』【】〔〕—…·‘’“”–•●■◆○～￥％＋，．／：；（）！？｜＆')
# Rarer characters of names, cities and universities: all that the demo and the CV reader's word lists use.
for words in sys.argv[2:]:
    characters |= {character for character in open(words, encoding='utf-8').read() if '\u4e00' <= character <= '\u9fff'}
characters |= set('琪玥瑾璇瑜婷妍娅嫣媛婕晗昊昱煜烨祺禧筠菁莹萱蕾薇茜芷苒芮菡蔓霖霏鑫翊熠珺瑶琳琦珂玮珩铭钰铄栩榕楠梓桦桢彬彤淇沛泓浩涵淼滢潇澜俞璐璟逸睿鹏麒麟骁骏欣怡欢诗语')
open(sys.argv[1], 'w', encoding='utf-8').write(''.join(sorted(characters)))
PYTHON

# Face 2 of each collection is the simplified Chinese one. No hinting and no layout tables: the demo writes plain runs,
# and without them a CV of one page takes under 20 ms and stays under 60 kB.
for weight in Regular Bold; do
  "$python" -m fontTools.subset "$source_folder/NotoSansCJK-$weight.ttc" --font-number=2 \
    --text-file="$work/characters.txt" --no-hinting --desubroutinize --layout-features='' \
    --name-IDs='0,1,2,3,4,5,6,13,14' --output-file="$target/NotoSansSC-$weight-subset.otf"
done
ls -l "$target"
