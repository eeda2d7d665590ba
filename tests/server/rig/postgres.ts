import { startCluster } from './cluster';

// Run by run.ts in a process of its own: the library ends its process with code 0, whatever came of the tests.
const cluster = await startCluster();
process.send?.(cluster.url);
process.on('disconnect', () => {
  void cluster.stop().then(() => process.exit(0));
});
