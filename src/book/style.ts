/** The look of the book: paper and ink, one accent; A4 or Letter by the printer, page numbers and a running head in the margins. */
export const STYLE = `
:root{--ink:#211c18;--soft:#6d6258;--line:#d9cdb9;--accent:#9a3b0b;--panel:#fff;--k-line:#b9a98f;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:#fff;font:400 10.5pt/1.5 Noto,"Noto Sans","Noto Sans Devanagari",sans-serif;font-variant-numeric:tabular-nums}
.book{max-width:48rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{font-family:Tiro,"Tiro Devanagari Sanskrit",Georgia,serif;font-weight:400;line-height:1.3;break-after:avoid;text-wrap:balance}
h1{font-size:30pt;margin:0}h2{font-size:18pt;margin:0 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}h3{font-size:12.5pt;margin:1.2rem 0 .4rem}
h2 .hi,h3 .hi{color:var(--accent);margin-inline-start:.5em}
.hi{font-family:Tiro,Noto,"Noto Sans Devanagari",serif}
td .hi,th .hi,li .hi,p .hi{color:var(--soft);margin-inline-start:.3em}
p{margin:.4rem 0;orphans:3;widows:3}
.chapter{break-before:page;margin-top:2.5rem;padding-top:3mm}
.book .k text{font-family:Noto,"Noto Sans","Noto Sans Devanagari",sans-serif}.book .k .t{font-family:Tiro,Georgia,serif}
.title{min-height:80vh;display:flex;flex-direction:column;justify-content:center;text-align:center;gap:1.2rem}
.title .who{font:400 22pt/1.3 Tiro,Georgia,serif;overflow-wrap:anywhere}
.title table{margin:0 auto;text-align:start;width:auto}
.contents ol{columns:2;column-gap:2rem;padding-inline-start:1.6rem}.contents a{color:inherit;text-decoration:none}
table{width:100%;border-collapse:collapse;margin:.5rem 0 1rem;font-size:9pt}
th,td{padding:.18rem .4rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
thead{display:table-header-group}thead th{border-bottom:1.2px solid var(--ink);font-weight:600}
tr{break-inside:avoid}.pairs th{font-weight:400;color:var(--soft);width:38%}
.n{text-align:end;white-space:nowrap}
.cite{color:var(--soft);font-size:8pt}
.charts{display:grid;grid-template-columns:repeat(3,1fr);gap:.8rem}.charts svg,.one svg{width:100%;height:auto;display:block}
.charts>*{break-inside:avoid}.one{max-width:26rem;margin:0 auto 1rem;break-inside:avoid}
.bar{width:6rem;height:.5rem}.bar rect{fill:var(--accent)}
.lanes{width:100%;height:auto;font:9px Noto,sans-serif;break-inside:avoid}.lanes line{stroke:var(--line)}.lanes circle{fill:var(--accent)}.lanes text{fill:var(--ink)}.joined{margin-top:1.5rem}
.small{font-size:8pt}.note{color:var(--soft);font-size:9pt}.line{margin:.3rem 0 .1rem;break-after:avoid}
.block{break-inside:avoid;margin-bottom:.8rem}.columns{columns:2;column-gap:1.5rem}.columns h3{margin-top:.2rem}.columns>*{break-inside:avoid}
.caution{break-before:avoid;border-inline-start:3px solid var(--accent);padding-inline-start:.8rem;margin:.8rem 0}
ul{margin:.3rem 0;padding-inline-start:1.2rem}li{break-inside:avoid}
@page{size:A4;margin:20mm 18mm 18mm;@bottom-center{content:counter(page);font:9pt Noto,sans-serif;color:#6d6258}}
@page :first{@bottom-center{content:none}}
@media print{.book{max-width:none;padding:0}.chapter{margin-top:0}.title{min-height:240mm}a{color:inherit}}
`;
