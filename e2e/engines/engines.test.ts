import './firefox.ts';
import './webkit.ts';
import { after } from 'node:test';
import { closeShop } from './shop.ts';

// Last of all: a browser that is still open holds its stream of events.
after(closeShop);
