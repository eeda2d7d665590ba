import { z } from 'zod/mini';

/** One of the accounts that a person may switch to [ENTITY-003]. */
export const accountItem = z.object({
  userId: z.int(),
  account_id: z.int(),
  songshu_system_userid: z.string(),
  school_id: z.int(),
  school_name: z.string(),
  is_freeze: z.literal([0, 1]),
  is_disabled: z.literal([0, 1]),
});
export type AccountItem = z.output<typeof accountItem>;

/** A subject that the account teaches [ENTITY-004]. */
const subjectItem = z.object({ subject_id: z.int(), subject_name: z.string() });

/** What the portal knows of the person who is logged in [ENTITY-001]. */
export const teacherInfo = z.object({
  teacher_id: z.int(),
  old_teacher_id: z.int(),
  subject_id: z.int(),
  school_id: z.int(),
  school_name: z.string(),
  school_use_type: z.int(),
  data_source: z.int(),
  local_auth: z.int(),
  is_agent_school: z.int(),
  country_id: z.int(),
  auth_type: z.string(),
  relogin: z.int(),
  real_name: z.string(),
  uname: z.string(),
  phone: z.string(),
  nickname: z.string(),
  head_img: z.string(),
  app_type: z.string(),
  user_type: z.int(),
  refer_teacher_id: z.string(),
  user_token: z.string(),
  guide: z.int(),
  search: z.int(),
  account_upgrade: z.int(),
  account_list: z.array(accountItem),
  /** The account of the same person from which this one was entered; without one it was logged in to [CALL-083]. */
  switched_from: z.optional(z.int()),
  subject_list: z.array(subjectItem),
  permissions: z.array(z.string()),
});
export type TeacherInfo = z.output<typeof teacherInfo>;
