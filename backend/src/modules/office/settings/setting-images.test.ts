import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openDocument } from '@shop/contracts/basket-order/orders';
import { getOfficeJournal, undoOfficeChange } from '@shop/contracts/office/journal';
import {
  getSetting,
  getSettingImage,
  saveSetting,
  uploadSettingImage,
} from '@shop/contracts/office/settings';
import sharp from 'sharp';
import { buildCatalogue } from '../../../../testing/builders/basket/catalogue.builder.ts';
import { buildSignatureImage } from '../../../../testing/builders/documents/signature-image.builder.ts';
import { writeSoldOrder } from '../../../../testing/builders/documents/sold-order.builder.ts';
import { pdfImages, pdfText } from '../../../../testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { cleanUp } from '../../../processes/jobs/clean-up.ts';
import { issueInvoice, issueUpd } from '../../documents/documents.api.ts';
import { forgetImage } from './setting-images.service.ts';

const seller = {
  ...{ inn: '7707083893', kpp: '770701001', name: 'ООО «Рога и копыта»', phone: '' },
  ...{ address: 'г. Москва, ул. Вавилова, д. 19', director: 'Иванов И. И.', accountant: 'Петрова П. П.' },
  bank: {
    ...{ bik: '044525225', name: 'ПАО Сбербанк, г. Москва' },
    ...{ correspondentAccount: '30101810400000000225', account: '40817810938160925982' },
  },
};
const TODAY = '2026-11-21';
const by = { userId: null, name: 'команда settings (проверка)' };
const nbsp = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('images of the seller', () => {
  let app: TestApp;
  let office: TestClient;
  let buyer: TestClient;
  let offerId: number;
  let count = 0;
  before(async () => {
    app = await startTestApp();
    offerId = (await buildCatalogue(app.db)).idOf('gloves');
    office = await app.clientFor('office@demo.example');
    buyer = await app.clientFor('buyer@demo.example');
    await save(seller);
  });
  after(() => app.close());

  const attempt = (content: Buffer | string, name = 'подпись.png', field = 'stamp', client = office) =>
    client.attempt(uploadSettingImage, {
      body: { setting: 'seller', field, file: new File([new Uint8Array(Buffer.from(content))], name) },
    });
  const upload = async (content: Buffer, field = 'stamp') => {
    const file = new File([new Uint8Array(content)], 'подпись.bin');
    return (await office.call(uploadSettingImage, { body: { setting: 'seller', field, file } })).id;
  };
  const read = () => office.call(getSetting, { params: { name: 'seller' } });
  const save = async (changed: object) => {
    const { value, version } = await read();
    const body = { value: { ...value, ...changed }, version };
    return office.attempt(saveSetting, { params: { name: 'seller' }, body });
  };
  const sell = async () => {
    const { id: userId } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const { counterparty_id: counterpartyId } = await app.db
      .selectFrom('counterparty_users')
      .select('counterparty_id')
      .where('user_id', '=', userId)
      .orderBy('counterparty_id')
      .executeTakeFirstOrThrow();
    count += 1;
    const order = await writeSoldOrder(app.db, {
      ...{ counterpartyId, userId, offerId, number: `ЗК-ПОДПИСЬ-${count}` },
      lines: [{ quantity: 10, priceKopecks: 122_00, vatPercent: 22 }],
      shipments: [{ quantities: [10], deliveryKopecks: 0 }],
    });
    const invoice = await issueInvoice(app.db, order.id, TODAY);
    const upd = await issueUpd(app.db, order.shipmentIds[0]!, TODAY);
    return { invoiceId: invoice.id, updId: upd!.id };
  };
  const open = async (id: number) => {
    const { url } = await buyer.call(openDocument, { params: { id } });
    const { rawPayload, statusCode } = await app.app.inject({ method: 'GET', url });
    assert.equal(statusCode, 200);
    return rawPayload;
  };

  it('are re-encoded without empty margins, shown to the office, and one for the same content', async () => {
    const wide = await sharp(await buildSignatureImage({ width: 900, height: 300 }))
      .extend({ left: 300, right: 300, background: '#0000' })
      .png()
      .toBuffer();
    const id = await upload(wide);
    assert.equal(await upload(wide, 'directorSignature'), id);
    const image = await office.call(getSettingImage, { params: { id } });
    assert.match(image.dataUrl, /^data:image\/png;base64,/);
    assert.ok(image.width < 920, String(image.width));
    const rows = await app.db.selectFrom('setting_images').select('sha256').execute();
    assert.deepEqual(rows, [{ sha256: id }]);
  });

  it('that were photographed on grey paper stand on white', async () => {
    for (const photo of [
      await sharp(await buildSignatureImage())
        .flatten({ background: '#cfccc4' })
        .jpeg()
        .toBuffer(),
      await sharp(await buildSignatureImage())
        .flatten({ background: '#d0d0d0' })
        .greyscale()
        .jpeg()
        .toBuffer(),
    ]) {
      const { dataUrl } = await office.call(getSettingImage, { params: { id: await upload(photo) } });
      const { dominant, channels } = await sharp(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')).stats();
      // The histogram has sixteen steps.
      assert.ok(Math.min(dominant.r, dominant.g, dominant.b) >= 248, JSON.stringify(dominant));
      assert.ok(channels[0]!.min < 90, 'the ink stays dark');
    }
  });

  it('are refused with a message that names the field, by content and not by name', async () => {
    const png = await buildSignatureImage();
    const pixels = (width: number, height: number, background = '#fff') =>
      sharp({ create: { width, height, channels: 4, background } })
        .png()
        .toBuffer();
    const noise = Buffer.concat([png, Buffer.alloc(1_200_000)]);
    const invisible = 'Печать: на бумаге её не будет видно: нужны чернила темнее';
    const cases: readonly (readonly [content: Buffer | string, message: string])[] = [
      ['', 'Печать: файл пуст'],
      ['%PDF-1.4 печать', 'Печать: нужна картинка PNG или JPEG'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'Печать: нужна картинка PNG или JPEG'],
      [await sharp(png).webp().toBuffer(), 'Печать: нужна картинка PNG или JPEG'],
      [png.subarray(0, png.length / 2), 'Печать: файл повреждён: картинка не открывается'],
      [noise, 'Печать: файл 1,3 МБ, а можно до 1 МБ'],
      [await pixels(2001, 10), 'Печать: картинка 2001 × 10 px, а можно до 2000 × 2000'],
      [await pixels(300, 300), 'Печать: на картинке ничего нет'],
      [await pixels(300, 300, '#0000'), 'Печать: на картинке ничего нет'],
      [await buildSignatureImage({ color: '#fdfdfd' }), invisible],
      [await sharp(png).flatten({ background: '#ddd' }).linear(0.05, 200).png().toBuffer(), invisible],
    ];
    for (const [content, message] of cases) {
      const { httpStatus, error } = await attempt(content);
      assert.deepEqual([httpStatus, error?.field, nbsp(error?.message)], [400, 'stamp', message]);
    }
    const small = await attempt(await buildSignatureImage({ width: 40, height: 30 }));
    assert.match(nbsp(small.error?.message) ?? '', /^Печать: картинка слишком мала/);
    const huge = await attempt(Buffer.alloc(6_000_000));
    assert.deepEqual([huge.httpStatus, nbsp(huge.error?.message)], [400, 'Картинка больше 1 МБ']);
    assert.equal((await attempt(png, 'печать.png', 'name')).httpStatus, 404);
    assert.equal((await attempt(png, 'печать.exe')).httpStatus, 200);
  });

  it('are neither uploaded nor read without the right to change settings', async () => {
    const png = await buildSignatureImage();
    const id = await upload(png);
    for (const client of [app.visitor, buyer, await app.clientFor('manager@demo.example')]) {
      const refused = client === app.visitor ? 401 : 403;
      assert.equal((await attempt(png, 'а.png', 'stamp', client)).httpStatus, refused);
      assert.equal((await client.attempt(getSettingImage, { params: { id } })).httpStatus, refused);
    }
    const unknown = await office.attempt(getSettingImage, { params: { id: '0'.repeat(64) } });
    assert.equal(unknown.httpStatus, 404);
    const guessed = await save({ stamp: '0'.repeat(64) });
    assert.deepEqual([guessed.httpStatus, guessed.error?.field], [400, 'stamp']);
  });

  it('stand in the journal as old and new, and an undo brings the former one back (§6.52)', async () => {
    const [first, second] = [
      await upload(await buildSignatureImage({ width: 400 })),
      await upload(await buildSignatureImage({ width: 500, type: 'jpeg' })),
    ];
    await save({ stamp: first });
    await save({ stamp: second });
    const [entry] = (await office.call(getOfficeJournal, { query: { search: 'продавец' } })).items;
    const [change] = entry!.changes;
    assert.match(
      nbsp(`${change?.title}: ${change?.before} → ${change?.after}`) ?? '',
      /^Печать: PNG, 3\d\d × \d+, \d+ кБ, № \w{6} → JPEG, [45]\d\d × \d+, \d+ кБ, № \w{6}$/,
    );
    await office.call(undoOfficeChange, { params: { id: entry!.id } });
    assert.equal((await read()).value?.stamp, first);
    assert.equal((await save({ stamp: null })).httpStatus, 200);
  });

  it('are printed on invoices, which keep those of their day, and never on УПД', async () => {
    const plain = await sell();
    const ids = {
      directorSignature: await upload(await buildSignatureImage({ width: 420 })),
      accountantSignature: await upload(await buildSignatureImage({ width: 430, type: 'jpeg' })),
      stamp: await upload(await buildSignatureImage({ width: 440, height: 440 })),
    };
    await save(ids);
    const signed = await sell();
    const printed = await pdfImages(await open(signed.invoiceId));
    assert.equal(printed.length, 3);
    await save({ stamp: await upload(await buildSignatureImage({ width: 700, height: 700 })) });
    await save({ directorSignature: null });
    await cleanUp(app.db, Date.now() + 400 * 86_400_000);
    assert.deepEqual(await pdfImages(await open(signed.invoiceId)), printed);
    assert.match(
      await pdfText(await open(signed.invoiceId)),
      /Руководитель Иванов И\. И\. Бухгалтер Петрова П\. П\./,
    );
    assert.equal((await pdfImages(await open((await sell()).invoiceId))).length, 2);
    const forget = (number: string) =>
      app.db.transaction().execute((tx) => forgetImage(tx, by, { number, reason: 'ошибка' }));
    await assert.rejects(forget(ids.directorSignature), /выставленных счетах/);
    assert.deepEqual(await pdfImages(await open(plain.invoiceId)), []);
    assert.deepEqual(await pdfImages(await open(signed.updId)), []);
    const { content } = await app.db
      .selectFrom('order_documents')
      .select('content')
      .where('id', '=', signed.updId)
      .executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(content).includes(ids.stamp));
  });

  it('that should never have been uploaded are deleted for good, which the journal tells', async () => {
    const id = await upload(await buildSignatureImage({ width: 350 }));
    await save({ stamp: id });
    await save({ stamp: null });
    await app.db.transaction().execute((tx) => forgetImage(tx, by, { number: id, reason: 'скан паспорта' }));
    const [forgotten, removed] = (await office.call(getOfficeJournal, { query: {} })).items;
    assert.deepEqual(forgotten?.changes, [{ title: 'Почему', before: '', after: 'скан паспорта' }]);
    assert.equal(removed?.changes[0]?.before, 'удалённая картинка');
    const undone = await office.attempt(undoOfficeChange, { params: { id: removed!.id } });
    assert.deepEqual([undone.httpStatus, undone.error?.field], [400, 'stamp']);
  });

  it('that no setting has named by the next day are deleted', async () => {
    const id = await upload(await buildSignatureImage({ width: 777 }));
    await cleanUp(app.db);
    assert.equal((await office.attempt(getSettingImage, { params: { id } })).httpStatus, 200);
    await cleanUp(app.db, Date.now() + 25 * 3_600_000);
    assert.equal((await office.attempt(getSettingImage, { params: { id } })).httpStatus, 404);
    assert.equal((await save({ stamp: id })).error?.field, 'stamp');
  });
});
