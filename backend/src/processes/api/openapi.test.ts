import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getHeader } from '@shop/contracts/account/header';
import { parseFile } from '@shop/contracts/basket-order/quick-order';
import { startTestApp } from '../../../testing/test-app.ts';

it('lists every call with its wire names in the OpenAPI document', async () => {
  const { app, close } = await startTestApp();
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  assert.equal(document.openapi, '3.1.0');
  assert.equal(document.paths[getHeader.path].get.summary, getHeader.summary);
  const favourite = document.paths['/api/favorite/add/'].post.requestBody.content['application/json'].schema;
  assert.deepEqual(favourite.required, ['product_id']);
  assert.deepEqual(document.paths['/api/contragent/{id}/'].post.parameters[0].name, 'id');
  const form = document.paths[parseFile.path].post.requestBody.content['multipart/form-data'].schema;
  assert.deepEqual(form.properties.file, { type: 'string', format: 'binary' });
  assert.equal(form.properties.sheet.type, 'string');
  for (const path of ['/healthz', '/api/events/', '/api/files/{token}/'])
    assert.ok(document.paths[path], path);
  await close();
});
