import type { TeacherInfo } from '../../src/domain/teacher';
import { subjectKey } from '../../src/domain/subjects';
import type { Queries } from '../db/database';
import type { Session } from '../session';
import { bit } from '../wire';
import { type Language, say } from '../words';
import { accountItemOf, accountsOfPerson } from './persons';

/** What the portal is told of the person behind a session [ENTITY-001]. */
export async function teacherInfoOf(
  db: Queries,
  session: Pick<Session, 'account' | 'school' | 'subjectId' | 'authType' | 'switchedFrom'>,
  token: string,
  language: Language,
): Promise<TeacherInfo> {
  const { account, school, subjectId, authType } = session;
  const own = (await accountsOfPerson(db, account)).map(accountItemOf);
  const from = own.find(({ account_id: id }) => id === session.switchedFrom);
  return {
    teacher_id: account.id,
    old_teacher_id: account.id,
    subject_id: subjectId,
    school_id: school.id,
    school_name: school.name,
    school_use_type: school.useType,
    data_source: school.dataSource,
    local_auth: bit(school.localAuth),
    is_agent_school: bit(school.isAgentSchool),
    country_id: account.countryId,
    auth_type: authType,
    relogin: 0,
    real_name: account.realName,
    uname: account.username,
    phone: account.phone ?? '',
    nickname: account.nickname ?? '',
    head_img: account.avatar ?? '',
    app_type: account.appType,
    user_type: account.userType,
    refer_teacher_id: '',
    user_token: token,
    guide: bit(account.guideSeen),
    search: bit(account.searchGuideSeen),
    account_upgrade: bit(account.upgraded),
    account_list: own,
    ...(from !== undefined && { switched_from: from.account_id }),
    subject_list: account.subjects.map((subject_id) => ({
      subject_id,
      subject_name: say(language, `subject.${subjectKey(subject_id) ?? 'general'}`),
    })),
    permissions: account.permissions,
  };
}
