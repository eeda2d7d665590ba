import { rewards } from '../../../src/app/areas/rewards';
import { showPages } from '../gallery';

// The draft of a form is shown where forms are.
const form = { elsewhere: ['draft'] };
await showPages(rewards, { coins: form, highlights: form, crystals: form, treasury: form });
