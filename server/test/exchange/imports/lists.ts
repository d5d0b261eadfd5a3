/** Lists of fictional people and companies, with the headings and habits of the programs that write them. */
export const HUBSPOT_COMPANIES = `Record ID,Company name,Company owner,Create Date,Phone Number,City,Country/Region,Street Address,State/Region,Postal Code,Website URL
7700001,Pinecrest Banners,Robin Sample,2025-03-01 09:12,+1 617-555-0161,Boston,United States,5 Pine Road,Massachusetts,02134,https://pinecrest.example
7700002,"Larch, Elm & Sons",Robin Sample,2025-03-02 09:12,(303) 555-0162,Denver,United States,"8 Elm Lane
Suite 3",CO,80202,larchelm.example
7700003,Atelier Été,,2025-03-03 09:12,978.555.0163,Salem,United States,2 Dock Street,mass.,1970,
`;
export const HUBSPOT_CONTACTS = `Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Job Title,Contact owner,Primary Associated Company ID,Associated Company
8800001,Iris,Panel,iris.panel@pinecrest.example,+1 617-555-0171,,Buyer,Robin Sample,7700001,Pinecrest Banners
8800002,,O'Hara,ohara+print@larchelm.example,,,Owner,,7700002,"Larch, Elm & Sons"
8800003,Bo,,,,(617) 555-0173,Installer,,7700001,PINECREST BANNERS
`;
export const SALESFORCE_ACCOUNTS = `"Account ID","Account Name","Type","Parent Account","Billing Street","Billing City","Billing State/Province","Billing Zip/Postal Code","Phone","Website","Account Owner"
"0017x00000PqRsT","Bayfront Ferries","Customer","Bayfront Group","1 Quay","Tacoma","WA","98402","(253) 555-0181","www.bayfront.example","Robin Sample"
"0017x00000PqRsU","Red Kite Optics","Prospect","","7 Kite Court","Spokane","Nevda","99201","2535550182","","Robn Sample"
`;
export const GOOGLE_CONTACTS = `First Name,Middle Name,Last Name,Organization Name,Organization Title,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value
Vera,,Decal,Pinecrest Banners,Director,met in May,* myContacts,Home,vera@home.example,* Work,vera@pinecrest.example,Work,+1 617-555-0191,Mobile,617-555-0192
Uri,K,Proof,Pinecrest Banners,,,* myContacts,,,,,Mobile,+1 (617) 555-0193 ::: 617-555-0194,,
`;
/** As Excel saves it on Windows in some countries: in the Windows code page, with semicolons. */
export const EXCEL_LIST = Buffer.from(
  'Customer;Group;Street;City;State;ZIP;Telephone;Web;Buyer;Buyer e-mail\r\n' +
    'Forêt Signs \x96 West;Forêt Group;4 Rue Street;Boston;MA;02135;617 555 0151;foret.example;Amélie Print;amelie@foret.example\r\n' +
    'Bücher & Söhne;;9\x92 Wall Avenue;Salem;Massachusetts;1970;617/555-0152;;Jörn Falz;joern@buecher.example\r\n',
  'latin1',
);
export const ORDERS = `Order #,Line,Customer,Status,Ordered,Ships,Amount,Quantity,Item,Customer PO
960101,1,Pinecrest Banners,Shipped,5/6/2026,07/08/26,"$1,234.50","1,200",Poster Paper,0042
960101,2,Pinecrest Banners,nearly done,15/6/2026,,"1234,5",2,Poster Paper,
960102,1,"larch elm & sons",PRINT,46085,,12.00,1,Mesh Banner,=2+5
`;
export const QUICKBOOKS_CUSTOMERS = `Customer full name,Company name,Phone numbers,Email,Bill address
Wren Lantern,Wren Lantern Displays,617-555-0131,wren@lantern.example,"31 Lamp Street, Unit 4, Worcester, MA 01608"
`;
export const OUTLOOK_CONTACTS = `First Name,Last Name,Company,Job Title,Business Phone,Business Phone 2,Mobile Phone,E-mail Address,E-mail 2 Address
Tess,Foil,Pinecrest Banners,Designer,617-555-0121,617-555-0122,617-555-0123,tess@pinecrest.example,tess@home.example
`;
