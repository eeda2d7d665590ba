/** The pages of the contest boards [ROUTE-066, ROUTE-067]. */
export const boardPages = {
  foundation: '/seasonPlate/index',
  competition: '/excellent/index',
} as const;
