import { workOrderNews } from '../../../../src/machines/workOrders/workOrderNews';
import { workOrderNewsPaths } from '../../../../src/machines/workOrders/workOrderNews.paths';
import { sharedPollStage } from '../sharedPoll';
import { enterWelcome } from '../shell/welcome';

/** How many work orders have news, in the top bar. */
export const newsStage = sharedPollStage({
  chart: workOrderNews,
  catalogue: workOrderNewsPaths,
  enter: enterWelcome,
});
