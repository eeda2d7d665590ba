import { afterAll } from 'vitest';
import { stopWorlds } from './rig';

afterAll(stopWorlds);
