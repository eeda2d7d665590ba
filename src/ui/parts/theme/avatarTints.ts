/** As many tints as people's avatars have. */
export const avatarTints = ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5'] as const;
