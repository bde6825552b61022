import type { ServerDomain } from '../../domain.ts';
import { noteHelp, replyToHelp } from './answer.ts';
import { answeredMail } from './answered-mail.ts';
import { changeCannedAnswer, createCannedAnswer, deleteCannedAnswer, listCannedAnswers } from './canned.ts';
import { listHelpQueue, openHelp, readHelpAsOperator } from './console.ts';
import { openHelpFile, openHelpFileAsOperator, uploadHelpFile, uploadHelpFileAsOperator } from './files.ts';
import { handBackHelp, needNoAnswer, resolveHelp, takeHelp } from './handle.ts';
import { getHelp, listHelpMessages, rateHelp, readHelp, sendHelpMessage } from './help.ts';
import { eraseHelp, fillHelpSearch, giveBackHelp } from './tasks.ts';
import { getHelpTyping, typeInHelp, typeInHelpAsOperator } from './typing.ts';

/** What accounts and operators write to each other; also of those whom a missing paper keeps from the desk. */
export const help: ServerDomain = {
  routes: [
    ...[getHelp, listHelpMessages, sendHelpMessage, readHelp, rateHelp],
    ...[listHelpQueue, openHelp, readHelpAsOperator, takeHelp, handBackHelp],
    ...[replyToHelp, noteHelp, needNoAnswer, resolveHelp],
    ...[listCannedAnswers, createCannedAnswer, changeCannedAnswer, deleteCannedAnswer],
    ...[uploadHelpFile, openHelpFile, uploadHelpFileAsOperator, openHelpFileAsOperator],
    ...[typeInHelp, typeInHelpAsOperator, getHelpTyping],
  ],
  tasks: [giveBackHelp, eraseHelp, fillHelpSearch],
  deliveries: [answeredMail],
};
