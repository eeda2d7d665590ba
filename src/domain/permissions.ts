/** Permission flags that the campus grants to an account; they gate menus, pages and calls [ROLE-062 … ROLE-069]. */
export const permissions = [
  'hasPermission',
  'monitorClassPermission',
  'infoManagerPermission',
  'homeworkManagerPermission',
  'operationManagerPermission',
  'afterSchoolFeedbackPermission',
  'selfStudyPermission',
  'PKPermission',
] as const;

export type Permission = (typeof permissions)[number];

/** Whether a granted list holds a permission. */
export function holds(granted: readonly string[], permission: Permission): boolean {
  return granted.includes(permission);
}

/** What a page needs whose every call needs it, by the beginnings of addresses [ROLE-063 … ROLE-067, ROLE-069]. */
const pages: Readonly<Record<string, Permission>> = {
  '/lesson/': 'hasPermission',
  '/lockunlock/': 'hasPermission',
  '/prepare/': 'hasPermission',
  '/grindingClass/': 'hasPermission',
  '/classes/': 'monitorClassPermission',
  '/homework/': 'homeworkManagerPermission',
  '/classFeedback/': 'afterSchoolFeedbackPermission',
  '/classEvaluation/': 'afterSchoolFeedbackPermission',
  '/management/': 'infoManagerPermission',
  '/seasonPlate/': 'PKPermission',
  '/excellent/': 'PKPermission',
  '/score/index?view=config': 'operationManagerPermission',
};

/** What decides which pages are open to somebody: permissions, and what the campus keeps and where its data come from. */
interface Holder {
  readonly permissions: readonly string[];
  readonly local_auth: number;
  readonly data_source: number;
}

/** Whether somebody may open an address of the portal; the page of one who may not is a refusal, a link to it is none. */
export function mayOpen(holder: Holder, address: string): boolean {
  const { permissions: granted, local_auth, data_source } = holder;
  if (address.startsWith('/localManager/') && local_auth !== 1) return false;
  if (/^\/(management\/|feedback)/.test(address) && data_source !== 1) return false;
  return Object.entries(pages).every(
    ([beginning, needed]) => !address.startsWith(beginning) || holds(granted, needed),
  );
}
