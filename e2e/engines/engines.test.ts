import './firefox.ts';
import './webkit.ts';
import { after } from 'node:test';
import { closeShop } from './shop.ts';

// Runs last, since a browser that is still open holds its stream of events.
after(closeShop);
