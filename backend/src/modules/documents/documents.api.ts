export { documentsSetting } from './content/documents-setting.ts';
export { findSeller, readSeller, type Seller, sellerSchema, sellerSetting } from './content/seller.ts';
export { isImagePrinted, issueInvoice, issueUpd, isUpdIssuedHere, listInvoice } from './issue-document.ts';
