import type { CvInternship, CvProject } from '@qinghe/contract/resumes/cv.ts';
import { isPlace } from './cities.ts';
import { type DateRange, findMonth, findRange } from './dates.ts';
import { rangeFields } from './education.ts';
import type { CvLine } from './lines.ts';
import { joinedText, type Piece, slice, sourcedText, split, startsWithBullet, trimmed, without } from './pieces.ts';
import { companyCue, roleCue, titleCue } from './roles.ts';

export function readInternships(lines: CvLine[]): CvInternship[] {
  return entriesOf(lines)
    .slice(0, 50)
    .map((entry) => {
      const { company, title } = employerInSentence(entry) ?? employer(headerPieces(entry));
      return {
        ...(company ? { company: sourcedText(company) } : {}),
        ...(title ? { title: sourcedText(title) } : {}),
        ...commonFields(entry),
      };
    });
}

export function readProjects(lines: CvLine[]): CvProject[] {
  return entriesOf(lines)
    .slice(0, 50)
    .map((entry) => {
      const pieces = headerPieces(entry);
      const role =
        pieces.find((piece, at) => at > 0 && roleCue.test(piece.text)) ??
        (pieces.length === 2 && /^[^,，、]{1,30}$/u.test(pieces[1]?.text ?? '') ? pieces[1] : undefined);
      const name = pieces.find((piece) => piece !== role);
      return {
        ...(name ? { name: sourcedText(withoutLabel(name)) } : {}),
        ...(role ? { role: sourcedText(withoutLabel(role)) } : {}),
        ...commonFields(entry),
      };
    });
}

type Entry = { header: CvLine[]; range: DateRange | null; body: CvLine[] };

/** Entries start at lines with a stretch of time; in some layouts the employer stands on the line above it. */
function entriesOf(lines: CvLine[]): Entry[] {
  const anchors = lines.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  const first = anchors[0];
  if (first === undefined) return undatedEntries(lines);
  const lead = first <= 2 && lines.slice(0, first).every(isHeaderLike) ? first : 0;
  const starts = anchors.filter((at, place) => place === 0 || at - lead > (anchors[place - 1] ?? 0));
  return starts.map((at, place) => {
    const next = starts[place + 1];
    const end = next === undefined ? lines.length : next - lead;
    const below = lead === 0 && continuesHeader(lines, at, end) ? 1 : 0;
    const anchor = lines[at] as CvLine;
    return {
      header: lines.slice(at - lead, at + 1 + below),
      range: findRange(anchor) ?? singleMonth(anchor),
      body: lines.slice(at + 1 + below, end),
    };
  });
}

/** A header line: its dates stand at one of its ends, and what is left is no sentence. */
function isAnchor(line: CvLine): boolean {
  const range = findRange(line) ?? singleMonth(line);
  if (!range) return false;
  const before = line.text.slice(0, range.piece.start - line.start);
  const after = line.text.slice(range.piece.start - line.start + range.piece.text.length);
  if ((before + after).trim().length > 90 || /[。；;]\s*$/u.test(line.text)) return false;
  const atStart = /^[\s•●■◆▪○*\-–[【(（]*(?:时间|起止时间|项目时间)?[:：\s]*$/u.test(before);
  const atEnd = /^[\s）)\]】|]*$/u.test(after) || (/^[\s）)\]】]*[\t|,]/u.test(after) && after.length < 40);
  if (startsWithBullet(line.text) && !atStart && !/\t/.test(before)) return false;
  return atStart || atEnd;
}

/** `2024.05` alone at an end of a line counts as the time of a short entry. */
function singleMonth(line: CvLine): DateRange | null {
  if (startsWithBullet(line.text)) return null;
  const month = findMonth(line);
  if (!month) return null;
  const before = line.text.slice(0, month.piece.start - line.start);
  const after = line.text.slice(month.piece.start - line.start + month.piece.text.length);
  if (
    !(before.trim() === '' || /[\t(（]\s*$|\s{2}$/u.test(before)) ||
    !/^\s*[）)]?\s*$/u.test(before.trim() === '' ? '' : after)
  )
    return null;
  return { start: month.month, end: month.month, piece: month.piece, startPiece: month.piece, endPiece: month.piece };
}

function isHeaderLike(line: CvLine): boolean {
  return (
    !startsWithBullet(line.text) &&
    line.text.length < 70 &&
    !/[。；;.]\s*$/u.test(line.text.replace(/\b(?:Inc|Ltd|Corp|Co|S\.A)\.$/i, ''))
  );
}

/** Whether the line below the dates is the position (company with dates above, title below). */
function continuesHeader(lines: CvLine[], at: number, end: number): boolean {
  const anchor = lines[at];
  const line = lines[at + 1];
  if (!anchor || !line || at + 1 >= end || !isHeaderLike(line) || line.text.length > 50) return false;
  const pieces = headerPieces({ header: [anchor], range: findRange(anchor), body: [] });
  if (pieces.length > 1 && pieces.some((piece) => titleCue.test(piece.text))) return false;
  if (pieces.length > 1) return false;
  const left = line.spans[0]?.box.x;
  const below = lines[at + 2];
  if (left === undefined) return !below || startsWithBullet(below.text) || saysRole(line);
  // On a page, a position starts where the employer starts, and what was done there is indented or comes later.
  const aligned = anchor.spans.some((span) => Math.abs(span.box.x - left) < 2);
  const indentedBelow = below !== undefined && below.block === line.block && (below.spans[0]?.box.x ?? 0) > left + 4;
  return (
    aligned && (indentedBelow || startsWithBullet(below?.text ?? '') || (saysRole(line) && !/[，,、]/u.test(line.text)))
  );
}

function saysRole(line: CvLine): boolean {
  return split(line, headerSeparators).some((piece) => titleCue.test(piece.text) || roleCue.test(piece.text));
}

/** No dates anywhere: a bullet belongs to the last line without one. */
function undatedEntries(lines: CvLine[]): Entry[] {
  const entries: Entry[] = [];
  const bulleted = lines.some((line) => startsWithBullet(line.text));
  for (const [at, line] of lines.entries()) {
    const last = entries.at(-1);
    if (
      !last ||
      (bulleted && !startsWithBullet(line.text) && isHeaderLike(line) && startsWithBullet(lines[at + 1]?.text ?? ''))
    ) {
      entries.push({ header: [line], range: null, body: [] });
    } else {
      last.body.push(line);
    }
  }
  return entries;
}

const headerSeparators =
  /[\t|｜·•]|\s{2,}|\s[-–—]\s|(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}A-Z（])|(?<=\p{Script=Han})[，,；;]|[—–]{1,2}(?=\p{Script=Han})|(?<=\p{Script=Han})[-－/](?=\p{Script=Han})/gu;

/** The parts of an entry's head without its dates and places. */
function headerPieces({ header, range }: Entry): Piece[] {
  return header
    .flatMap((line) =>
      range && range.piece.start >= line.start && range.piece.start < line.start + line.text.length
        ? without(line, [range.piece])
        : [line as Piece],
    )
    .flatMap((piece) => split(piece, headerSeparators))
    .flatMap((piece) => commaSplit(piece))
    .map((piece) => trimmed({ ...piece, text: piece.text.replace(/[（(]\s*$|^\s*[）)]\s*$/u, '') }))
    .filter(
      (piece) =>
        /[\p{L}]/u.test(piece.text) &&
        !isPlace(piece.text) &&
        !/^(?:remote|远程|线上|实习经历|全职|兼职|on-?site|hybrid|full[- ]time|part[- ]time)$/iu.test(piece.text),
    );
}

/** `Data Analyst, Brightleaf Ltd.` and `Kestrel Ltd., London`, but `Smith, Jones & Partners` stays one name. */
function commaSplit(piece: Piece): Piece[] {
  if (isPlace(piece.text)) return [];
  const place = piece.text.match(/,\s*\p{Lu}[\p{L} .]*,\s*(?:[A-Z]{2}|\p{Lu}[\p{L} .]+)$/u);
  if (place?.index && isPlace(piece.text.slice(place.index).replace(/^,\s*/, '')))
    return commaSplit(slice(piece, 0, place.index));
  const parts = split(piece, /,\s+/g);
  const told =
    parts.some((part) => isPlace(part.text)) ||
    (parts.length === 2 && parts.filter((part) => titleCue.test(part.text)).length === 1);
  return told ? parts : [piece];
}

function employer(pieces: Piece[]): { company: Piece | undefined; title: Piece | undefined } {
  const labelled = (label: RegExp) => pieces.find((piece) => label.test(piece.text));
  const titles = pieces.filter(
    (piece) => titleCue.test(piece.text) && !/(?:公司|集团|银行|事务所)(?:[（(][^）)]*[）)])?$/u.test(piece.text),
  );
  const companies = pieces.filter((piece) => companyCue.test(piece.text));
  const company =
    labelled(/^(?:公司|单位|实习单位)[:：]/u) ??
    companies.find((piece) => !titles.includes(piece)) ??
    pieces.find((piece) => !titles.includes(piece)) ??
    (titles.length > 1 ? companies[0] : undefined);
  const title =
    labelled(/^(?:职位|岗位|职务)[:：]/u) ??
    titles.findLast((piece) => piece !== company) ??
    pieces.find((piece) => piece !== company);
  return { company: company && withoutLabel(company), title: title && withoutLabel(title) };
}

/** 在厦门日报社担任实习记者，… */
function employerInSentence({ header }: Entry): { company: Piece; title: Piece } | null {
  for (const line of header) {
    const match = line.text.match(
      /(?<=在)(?<company>\p{Script=Han}{3,25}?)(?:担任|任|做)(?<title>\p{Script=Han}{2,12}?)(?=[，,。；]|$)/u,
    );
    const { company, title } = match?.groups ?? {};
    if (match?.index === undefined || !company || !title) continue;
    const at = match.index + match[0].length - title.length;
    return {
      company: slice(line, match.index, match.index + company.length),
      title: slice(line, at, at + title.length),
    };
  }
  return null;
}

function withoutLabel(piece: Piece): Piece {
  const label =
    piece.text.match(
      /^(?:公司|单位|实习单位|职位|岗位|职务|项目名称|项目角色|角色|担任|role|project)\s*[:：]\s*/iu,
    )?.[0].length ?? 0;
  return slice(piece, label);
}

function commonFields({ range, body }: Entry) {
  const text = joinedText(body);
  return { ...(range ? rangeFields(range) : {}), ...(text ? { text } : {}) };
}
