/** What QA plans the paths of the assistant's page with. */
export const aiSupervisorPaths = { inputs: { usual: { subjectId: 2, address: {} } } } as const;
