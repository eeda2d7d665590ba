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
