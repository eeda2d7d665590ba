import { z } from 'zod/mini';
import {
  grayTests,
  schoolRule,
  searchSuggestion,
  switches,
  guideType,
  vacationRule,
} from '../domain/shell';
import { subjectIds } from '../domain/subjects';
import { call } from './call';
import { idList, oneOf, only, subjectId, text } from './fields';

const yesOrNo = z.literal([0, 1]);

/** Switches the subject that the session works in; `subjects` are those that show [CALL-024]. */
export const setSubject = call(
  '/system/setSubject',
  { subject_id: subjectId, subjects: idList },
  {},
  { changes: true, forAnswer: true },
);

/** What the search box suggests before anything is typed [CALL-026]. */
export const searchDefault = call(
  '/search/default',
  { subject_id: subjectId },
  { list: z.array(searchSuggestion) },
  { background: true },
);

/** Finds students and pages by name, pinyin, initials or account. */
export const search = call(
  '/search/list',
  { subject_id: subjectId, keyword: text(1, 50) },
  { list: z.array(searchSuggestion) },
  { background: true },
);

/** The ids of the schools, among the account's own, to which a test is open [CALL-027, CALL-028]. */
export const checkGrayTest = call(
  '/graytest/checkGrayTest',
  { code: oneOf(grayTests), subject_id: subjectId },
  { list: z.array(z.int()) },
);

/** What headquarters has turned on for the account [CALL-200]. */
export const getSwitches = call(
  '/graytest/switches',
  { subject_id: subjectId },
  { list: z.array(z.enum(switches)) },
  { background: true },
);

/** The vacations of the school that have not ended yet [CALL-043]. */
export const getSchoolRule = call(
  '/userSupervision/getSchoolRule',
  { rule_type: only(vacationRule), subject_id: subjectId },
  { rules: z.array(schoolRule) },
  { background: true },
);

/** How far the guide is: 1 is one status, any other is the second case of the guard [CALL-046, CALL-084, GRD-08]. */
export const getGuideStatus = call(
  '/teacher/getGuideStatus',
  { subject_id: subjectId },
  { status: z.int() },
);

/** Remembers that the guide was seen [CALL-044]. */
export const setGuideStatus = call(
  '/teacher/setGuideStatus',
  { subject_id: subjectId },
  {},
  { changes: true },
);

/** Remembers that the search guide was closed [CALL-045, CALL-081]. */
export const closeGuide = call(
  '/teacher/guide',
  { subject_id: subjectId, type_id: only(guideType) },
  {},
  { changes: true },
);

/** Says that somebody is at work here; repeats every `frequency` seconds [CALL-031, LIVE-009]. */
export const onlineNotify = call(
  '/userSupervision/onlineNotify',
  { subject_id: subjectId },
  { is_limit: yesOrNo, frequency: z.int().check(z.positive()) },
  { background: true },
);

/** Where the self-study link leads [CALL-032]. */
export const selfStudyJump = call(
  '/selfStudy/jump',
  { subject_id: subjectId },
  { go_url: z.string() },
);

/** Where the single-cloud link leads [CALL-074]. */
export const singleCloudJump = call(
  '/singlecloud/jump',
  { subject_id: subjectId },
  { go_url: z.string() },
  { host: 'service' },
);

/** The word-learning product: whether its link shows, and where it leads; English only [CALL-022, CALL-023]. */
export const getNianNianYouCi = call(
  '/teacher/getNianNianYouCi',
  { subject_id: only(subjectIds.english) },
  { show_status: yesOrNo, login_url: z.string() },
  { background: true },
);
