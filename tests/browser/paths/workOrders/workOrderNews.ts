import { workOrderNews } from '../../../../src/machines/workOrders/workOrderNews';
import { workOrderNewsPaths } from '../../../../src/machines/workOrders/workOrderNews.paths';
import { sharedPollAdapter } from '../sharedPoll';
import { enterWelcome } from '../shell/welcome';

/** How many work orders have news, in the top bar. */
export const newsAdapter = sharedPollAdapter({
  chart: workOrderNews,
  catalogue: workOrderNewsPaths,
  enter: enterWelcome,
});
